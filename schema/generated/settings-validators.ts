// @ts-nocheck: ajv made this from the JSON Schemas (`npm run generate`): change those, and never this file.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const BaselineEntry = validate21;
const schema32 = {"description":"Which failures are expected, and why.","type":"object","required":["pattern","kind"],"properties":{"pattern":{"description":"A rule or its cases, in quotes: 'edit/omit', 'edit/omit#the-hidden-message', 'edit/*#random'.","type":"string","minLength":1},"verdict":{"description":"What is expected; fail where it is left out.","enum":["fail","error"]},"kind":{"description":"A bug, a deviation from Pi that is meant, flaky (now right, now wrong), or what nobody will mend.","enum":["bug","deviation","flaky","wontfix"]},"link":{"description":"Where it is talked about, such as https://example.org/issues/12.","type":"string","format":"uri"},"note":{"description":"For people.","type":"string"},"expires":{"description":"The last day on which it is expected, such as 2027-03-31.","type":"string","format":"date"},"broad":{"description":"It may cover more than 20 cases.","type":"boolean"}},"additionalProperties":false};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;
const formats2 = require("ajv-formats/dist/formats").fullFormats.date;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pattern"}});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "pattern") || (key0 === "verdict")) || (key0 === "kind")) || (key0 === "link")) || (key0 === "note")) || (key0 === "expires")) || (key0 === "broad"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.pattern !== undefined){
let data0 = data.pattern;
if(typeof data0 === "string"){
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.verdict !== undefined){
let data1 = data.verdict;
if(!((data1 === "fail") || (data1 === "error"))){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema32.properties.verdict.enum}});
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(!((((data2 === "bug") || (data2 === "deviation")) || (data2 === "flaky")) || (data2 === "wontfix"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema32.properties.kind.enum}});
errors++;
}
}
if(data.link !== undefined){
let data3 = data.link;
if(typeof data3 === "string"){
if(!(formats0(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/link",schemaPath:"#/properties/link/format",keyword:"format",params:{format: "uri"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.expires !== undefined){
let data5 = data.expires;
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/format",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.broad !== undefined){
if(typeof data.broad !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/broad",schemaPath:"#/properties/broad/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const BaselineDocument = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"baseline.schema.json","title":"BaselineDocument","description":"The known failures of an implementation, for pi-conform run --baseline. Usually written as YAML.","type":["object","null"],"properties":{"entries":{"description":"A failure that is expected, or several of one pattern.","type":["array","null"],"items":{"$ref":"#/$defs/BaselineEntry"}}},"additionalProperties":false,"$defs":{"BaselineEntry":{"description":"Which failures are expected, and why.","type":"object","required":["pattern","kind"],"properties":{"pattern":{"description":"A rule or its cases, in quotes: 'edit/omit', 'edit/omit#the-hidden-message', 'edit/*#random'.","type":"string","minLength":1},"verdict":{"description":"What is expected; fail where it is left out.","enum":["fail","error"]},"kind":{"description":"A bug, a deviation from Pi that is meant, flaky (now right, now wrong), or what nobody will mend.","enum":["bug","deviation","flaky","wontfix"]},"link":{"description":"Where it is talked about, such as https://example.org/issues/12.","type":"string","format":"uri"},"note":{"description":"For people.","type":"string"},"expires":{"description":"The last day on which it is expected, such as 2027-03-31.","type":"string","format":"date"},"broad":{"description":"It may cover more than 20 cases.","type":"boolean"}},"additionalProperties":false}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="baseline.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema31.type}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "entries")){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.entries !== undefined){
let data0 = data.entries;
if((!(Array.isArray(data0))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: schema31.properties.entries.type}});
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pattern === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/BaselineEntry/required",keyword:"required",params:{missingProperty: "pattern"}});
errors++;
}
if(data1.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/BaselineEntry/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
for(const key1 in data1){
if(!(((((((key1 === "pattern") || (key1 === "verdict")) || (key1 === "kind")) || (key1 === "link")) || (key1 === "note")) || (key1 === "expires")) || (key1 === "broad"))){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/BaselineEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data1.pattern !== undefined){
let data2 = data1.pattern;
if(typeof data2 === "string"){
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/pattern",schemaPath:"#/$defs/BaselineEntry/properties/pattern/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/pattern",schemaPath:"#/$defs/BaselineEntry/properties/pattern/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.verdict !== undefined){
let data3 = data1.verdict;
if(!((data3 === "fail") || (data3 === "error"))){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/verdict",schemaPath:"#/$defs/BaselineEntry/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema32.properties.verdict.enum}});
errors++;
}
}
if(data1.kind !== undefined){
let data4 = data1.kind;
if(!((((data4 === "bug") || (data4 === "deviation")) || (data4 === "flaky")) || (data4 === "wontfix"))){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/kind",schemaPath:"#/$defs/BaselineEntry/properties/kind/enum",keyword:"enum",params:{allowedValues: schema32.properties.kind.enum}});
errors++;
}
}
if(data1.link !== undefined){
let data5 = data1.link;
if(typeof data5 === "string"){
if(!(formats0(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/link",schemaPath:"#/$defs/BaselineEntry/properties/link/format",keyword:"format",params:{format: "uri"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/link",schemaPath:"#/$defs/BaselineEntry/properties/link/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.note !== undefined){
if(typeof data1.note !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/note",schemaPath:"#/$defs/BaselineEntry/properties/note/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.expires !== undefined){
let data7 = data1.expires;
if(typeof data7 === "string"){
if(!(formats2.validate(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/expires",schemaPath:"#/$defs/BaselineEntry/properties/expires/format",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/expires",schemaPath:"#/$defs/BaselineEntry/properties/expires/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.broad !== undefined){
if(typeof data1.broad !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/broad",schemaPath:"#/$defs/BaselineEntry/properties/broad/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0,schemaPath:"#/$defs/BaselineEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Patterns = validate23;
const schema35 = {"description":"Rules by id, area, level or method; * stands for anything.","type":["string","array"],"items":{"type":"string"}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema35.type}});
errors++;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const Reports = validate24;
const schema37 = {"description":"Files to write reports to, by format; - is standard output.","type":"object","additionalProperties":{"type":"string","minLength":1}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 === "string"){
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Configuration = validate22;
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"config.schema.json","title":"Configuration","description":"What pi-conform does where the command line does not say otherwise: pi-conform.config.json, pi-conform.config.yaml, or \"pi-conform\" in package.json. Relative paths start at the file.","type":"object","properties":{"$schema":{"description":"For editors.","type":"string"},"driver":{"description":"The command that starts the driver: its words as a list, or as one text without quotes.","type":["string","array"],"items":{"type":"string"},"minLength":1},"module":{"description":"A JavaScript module in place of a driver.","type":"string","minLength":1},"baseline":{"description":"A YAML file of known failures.","type":"string","minLength":1},"only":{"$ref":"#/$defs/Patterns"},"skip":{"$ref":"#/$defs/Patterns"},"seed":{"description":"Makes the same random inputs again.","type":"integer"},"runs":{"description":"Random inputs for each rule.","type":"integer","minimum":0},"jobs":{"description":"Drivers at work at once.","type":"integer","minimum":1},"timeout":{"description":"Milliseconds for one answer.","type":"integer","minimum":1},"shrinkTime":{"description":"Milliseconds to look for a smaller counterexample.","type":"integer","minimum":0},"enforce":{"description":"A level that is treated as an error, too; observed implies should.","enum":["should","observed"]},"follows":{"description":"The Pi release to test against, such as 1.6.0.","type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+$"},"maxFailures":{"description":"Stop after so many failures that no baseline lists.","type":"integer","minimum":1},"report":{"$ref":"#/$defs/Reports"},"check":{"description":"The same for pi-conform check.","type":"object","properties":{"only":{"$ref":"#/$defs/Patterns"},"skip":{"$ref":"#/$defs/Patterns"},"enforce":{"description":"A level that is treated as an error, too; observed implies should.","enum":["should","observed"]},"sessionDir":{"description":"The folder to look in.","type":"string","minLength":1},"report":{"$ref":"#/$defs/Reports"}},"additionalProperties":false}},"additionalProperties":false,"$defs":{"Patterns":{"description":"Rules by id, area, level or method; * stands for anything.","type":["string","array"],"items":{"type":"string"}},"Reports":{"description":"Files to write reports to, by format; - is standard output.","type":"object","additionalProperties":{"type":"string","minLength":1}}}};
const func3 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="config.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func3.call(schema34.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.driver !== undefined){
let data1 = data.driver;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/type",keyword:"type",params:{type: schema34.properties.driver.type}});
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/driver/" + i0,schemaPath:"#/properties/driver/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
}
if(data.module !== undefined){
let data3 = data.module;
if(typeof data3 === "string"){
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/module",schemaPath:"#/properties/module/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/module",schemaPath:"#/properties/module/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.baseline !== undefined){
let data4 = data.baseline;
if(typeof data4 === "string"){
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.only !== undefined){
let data5 = data.only;
if((typeof data5 !== "string") && (!(Array.isArray(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/only",schemaPath:"#/$defs/Patterns/type",keyword:"type",params:{type: schema35.type}});
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/only/" + i1,schemaPath:"#/$defs/Patterns/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
}
if(data.skip !== undefined){
let data7 = data.skip;
if((typeof data7 !== "string") && (!(Array.isArray(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/skip",schemaPath:"#/$defs/Patterns/type",keyword:"type",params:{type: schema35.type}});
errors++;
}
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/skip/" + i2,schemaPath:"#/$defs/Patterns/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
}
if(data.seed !== undefined){
let data9 = data.seed;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.runs !== undefined){
let data10 = data.runs;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.jobs !== undefined){
let data11 = data.jobs;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.timeout !== undefined){
let data12 = data.timeout;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.shrinkTime !== undefined){
let data13 = data.shrinkTime;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/shrinkTime",schemaPath:"#/properties/shrinkTime/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/shrinkTime",schemaPath:"#/properties/shrinkTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.enforce !== undefined){
let data14 = data.enforce;
if(!((data14 === "should") || (data14 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/enforce",schemaPath:"#/properties/enforce/enum",keyword:"enum",params:{allowedValues: schema34.properties.enforce.enum}});
errors++;
}
}
if(data.follows !== undefined){
let data15 = data.follows;
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/follows",schemaPath:"#/properties/follows/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/follows",schemaPath:"#/properties/follows/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.maxFailures !== undefined){
let data16 = data.maxFailures;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxFailures",schemaPath:"#/properties/maxFailures/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/maxFailures",schemaPath:"#/properties/maxFailures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.report !== undefined){
let data17 = data.report;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 in data17){
let data18 = data17[key1];
if(typeof data18 === "string"){
if(func1(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/report/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Reports/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/report/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Reports/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/report",schemaPath:"#/$defs/Reports/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.check !== undefined){
let data19 = data.check;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
if(!(((((key2 === "only") || (key2 === "skip")) || (key2 === "enforce")) || (key2 === "sessionDir")) || (key2 === "report"))){
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/properties/check/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
if(data19.only !== undefined){
let data20 = data19.only;
if((typeof data20 !== "string") && (!(Array.isArray(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/check/only",schemaPath:"#/$defs/Patterns/type",keyword:"type",params:{type: schema35.type}});
errors++;
}
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
if(typeof data20[i3] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/check/only/" + i3,schemaPath:"#/$defs/Patterns/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
}
if(data19.skip !== undefined){
let data22 = data19.skip;
if((typeof data22 !== "string") && (!(Array.isArray(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/check/skip",schemaPath:"#/$defs/Patterns/type",keyword:"type",params:{type: schema35.type}});
errors++;
}
if(Array.isArray(data22)){
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
if(typeof data22[i4] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/check/skip/" + i4,schemaPath:"#/$defs/Patterns/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
}
if(data19.enforce !== undefined){
let data24 = data19.enforce;
if(!((data24 === "should") || (data24 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/check/enforce",schemaPath:"#/properties/check/properties/enforce/enum",keyword:"enum",params:{allowedValues: schema34.properties.check.properties.enforce.enum}});
errors++;
}
}
if(data19.sessionDir !== undefined){
let data25 = data19.sessionDir;
if(typeof data25 === "string"){
if(func1(data25) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/check/sessionDir",schemaPath:"#/properties/check/properties/sessionDir/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/check/sessionDir",schemaPath:"#/properties/check/properties/sessionDir/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data19.report !== undefined){
let data26 = data19.report;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key3 in data26){
let data27 = data26[key3];
if(typeof data27 === "string"){
if(func1(data27) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/check/report/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Reports/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/check/report/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Reports/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/check/report",schemaPath:"#/$defs/Reports/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

