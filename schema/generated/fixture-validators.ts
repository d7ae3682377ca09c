// @ts-nocheck: ajv made this from the JSON Schemas (`npm run generate`): change those, and never this file.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const FixtureSource = validate23;
const schema32 = {"description":"Where the rule comes from: a sentence of Pi's documentation, a declaration, or Pi's own behaviour.","type":"object","required":["basis","file","section","quote"],"properties":{"basis":{"enum":["documented","declared","observed"]},"file":{"type":"string"},"section":{"type":"string"},"quote":{"type":"string"}},"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basis === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basis"}});
errors++;
}
if(data.file === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}});
errors++;
}
if(data.section === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "section"}});
errors++;
}
if(data.quote === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"}});
errors++;
}
for(const key0 in data){
if(!((((key0 === "basis") || (key0 === "file")) || (key0 === "section")) || (key0 === "quote"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.basis !== undefined){
let data0 = data.basis;
if(!(((data0 === "documented") || (data0 === "declared")) || (data0 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{allowedValues: schema32.properties.basis.enum}});
errors++;
}
}
if(data.file !== undefined){
if(typeof data.file !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.section !== undefined){
if(typeof data.section !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/section",schemaPath:"#/properties/section/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.quote !== undefined){
if(typeof data.quote !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const FixtureFault = validate24;
const schema33 = {"description":"What is wrong with the first file that has a fault.","type":"object","required":["rule","file","line","pointer"],"properties":{"name":{"description":"The fault's name in the catalogue.","type":"string"},"rule":{"description":"The rule that is broken.","type":"string"},"file":{"type":"string"},"line":{"description":"Counted from 1.","type":"integer","minimum":1},"pointer":{"description":"A JSON pointer into the line.","type":"string"}},"additionalProperties":false};

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
if(data.rule === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data.file === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}});
errors++;
}
if(data.line === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"}});
errors++;
}
if(data.pointer === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "rule")) || (key0 === "file")) || (key0 === "line")) || (key0 === "pointer"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.file !== undefined){
if(typeof data.file !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.line !== undefined){
let data3 = data.line;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}});
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

export const FixtureQuestion = validate25;
const schema34 = {"type":"object","required":["method","params"],"properties":{"method":{"type":"string"},"params":{"type":"object","tsType":"{ readonly [name: string]: unknown }"}},"additionalProperties":false};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data.params === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "params"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "method") || (key0 === "params"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.method !== undefined){
if(typeof data.method !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const FixtureAnswer = validate26;
const schema36 = {"description":"A result, or a refusal. Objects match as subsets (a member that is expected to be null may be missing), arrays and scalars exactly.","type":"object","properties":{"result":{"tsType":"unknown"},"rejected":{"const":true}},"additionalProperties":false};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "result") || (key0 === "rejected"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.rejected !== undefined){
if(true !== data.rejected){
(vErrors ??= []).push({instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/const",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const FixtureExpectation = validate27;
const schema35 = {"description":"The right answer; where several are right, `anyOf` lists them.","type":"object","properties":{"result":{"tsType":"unknown"},"rejected":{"const":true},"anyOf":{"type":"array","items":{"$ref":"#/$defs/FixtureAnswer"}}},"additionalProperties":false};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "result") || (key0 === "rejected")) || (key0 === "anyOf"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.rejected !== undefined){
if(true !== data.rejected){
(vErrors ??= []).push({instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/const",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data.anyOf !== undefined){
let data1 = data.anyOf;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((key1 === "result") || (key1 === "rejected"))){
(vErrors ??= []).push({instancePath:instancePath+"/anyOf/" + i0,schemaPath:"#/$defs/FixtureAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data2.rejected !== undefined){
if(true !== data2.rejected){
(vErrors ??= []).push({instancePath:instancePath+"/anyOf/" + i0+"/rejected",schemaPath:"#/$defs/FixtureAnswer/properties/rejected/const",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/anyOf/" + i0,schemaPath:"#/$defs/FixtureAnswer/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const FixtureStep = validate28;
const schema37 = {"description":"One step: an act, and what it is about. Bytes lie in a file of the case (`file`) or are told as text (`text`).","type":"object","required":["act"],"properties":{"act":{"type":"string"}},"tsType":"{ readonly act: string; readonly [name: string]: unknown }"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.act === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "act"}});
errors++;
}
if(data.act !== undefined){
if(typeof data.act !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/act",schemaPath:"#/properties/act/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"act":true},"dynamicProps":false,"dynamicItems":false};

export const FixturePi = validate29;
const schema38 = {"description":"What the real Pi did.","type":"object","required":["version"],"properties":{"version":{"type":"string"},"agrees":{"description":"Whether it answered as expected; missing where it was not asked.","type":"boolean"},"hazard":{"description":"A fault that Pi is known to have there.","type":"string"},"note":{"type":"string"},"answer":{"description":"Its own answer where that is another.","type":"object","properties":{"result":{"tsType":"unknown"},"rejected":{"const":true},"fault":{"description":"No answer at all.","enum":["crash","timeout","protocol","internal"]},"changed":{"description":"A file whose bytes it changed.","type":"string"},"wrongStep":{"description":"The step after which something is not as it must be, counted from 1, and what.","type":"string"}},"additionalProperties":false},"transcript":{"description":"What it was asked and what it answered, step by step; what is new at each run is named in angle brackets.","type":"array","items":{"tsType":"unknown"}},"after":{"description":"The lines of every file that it wrote, after the last step; a line that holds no JSON is told as text.","type":"object","additionalProperties":{"type":"array","items":{"tsType":"unknown"}}}},"additionalProperties":false};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "version") || (key0 === "agrees")) || (key0 === "hazard")) || (key0 === "note")) || (key0 === "answer")) || (key0 === "transcript")) || (key0 === "after"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.agrees !== undefined){
if(typeof data.agrees !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/agrees",schemaPath:"#/properties/agrees/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.hazard !== undefined){
if(typeof data.hazard !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/hazard",schemaPath:"#/properties/hazard/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.answer !== undefined){
let data4 = data.answer;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(((((key1 === "result") || (key1 === "rejected")) || (key1 === "fault")) || (key1 === "changed")) || (key1 === "wrongStep"))){
(vErrors ??= []).push({instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data4.rejected !== undefined){
if(true !== data4.rejected){
(vErrors ??= []).push({instancePath:instancePath+"/answer/rejected",schemaPath:"#/properties/answer/properties/rejected/const",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data4.fault !== undefined){
let data6 = data4.fault;
if(!((((data6 === "crash") || (data6 === "timeout")) || (data6 === "protocol")) || (data6 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/answer/fault",schemaPath:"#/properties/answer/properties/fault/enum",keyword:"enum",params:{allowedValues: schema38.properties.answer.properties.fault.enum}});
errors++;
}
}
if(data4.changed !== undefined){
if(typeof data4.changed !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/answer/changed",schemaPath:"#/properties/answer/properties/changed/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data4.wrongStep !== undefined){
if(typeof data4.wrongStep !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/answer/wrongStep",schemaPath:"#/properties/answer/properties/wrongStep/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.transcript !== undefined){
if(!(Array.isArray(data.transcript))){
(vErrors ??= []).push({instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.after !== undefined){
let data10 = data.after;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!(Array.isArray(data10[key2]))){
(vErrors ??= []).push({instancePath:instancePath+"/after/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/after/additionalProperties/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const FixtureManifest = validate30;
const schema47 = {"description":"A set of golden cases: `manifest.json`.","type":"object","required":["generator","seed","pi","documentation","counts","aliases","cases"],"properties":{"generator":{"type":"object","required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}},"additionalProperties":false},"seed":{"description":"Of the random cases.","type":"integer"},"pi":{"description":"The Pi that was asked.","type":"object","required":["package","version","integrity"],"properties":{"package":{"type":"string"},"version":{"type":"string"},"integrity":{"type":"string"}},"additionalProperties":false},"documentation":{"description":"SHA-256 of each file of Pi's package that a rule quotes.","type":"object","additionalProperties":{"type":"string"}},"selection":{"description":"Of an exported part: what was chosen.","type":"object","tsType":"{ readonly [name: string]: unknown }"},"counts":{"type":"object","required":["cases","kinds","levels","areas"],"properties":{"cases":{"type":"integer"},"kinds":{"$ref":"#/$defs/FixtureCounts"},"levels":{"$ref":"#/$defs/FixtureCounts"},"areas":{"$ref":"#/$defs/FixtureCounts"}},"additionalProperties":false},"aliases":{"description":"Former ids of cases, and what they are called now.","type":"object","additionalProperties":{"type":"string"}},"withoutFaultyCase":{"description":"Must rules for which there is no faulty case, and why.","type":"object","additionalProperties":{"type":"string"}},"cases":{"description":"In canonical order.","type":"array","items":{"$ref":"#/$defs/FixtureEntry"}}},"additionalProperties":false};
const schema48 = {"type":"object","additionalProperties":{"type":"integer"}};
const schema51 = {"description":"A case in the manifest.","type":"object","required":["id","rule","area","level","kind","method","files"],"properties":{"id":{"type":"string"},"rule":{"type":"string"},"area":{"type":"string"},"level":{"enum":["must","should","observed"]},"kind":{"enum":["valid","faulty"]},"method":{"type":"string"},"formatVersion":{"enum":[1,2,3]},"files":{"description":"Every file of the folder, with its SHA-256.","type":"object","additionalProperties":{"type":"string"}}},"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.generator === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generator"}});
errors++;
}
if(data.seed === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"}});
errors++;
}
if(data.pi === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pi"}});
errors++;
}
if(data.documentation === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentation"}});
errors++;
}
if(data.counts === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"}});
errors++;
}
if(data.aliases === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aliases"}});
errors++;
}
if(data.cases === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema47.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.generator !== undefined){
let data0 = data.generator;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data0.version === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
for(const key1 in data0){
if(!((key1 === "name") || (key1 === "version"))){
(vErrors ??= []).push({instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/generator/name",schemaPath:"#/properties/generator/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.version !== undefined){
if(typeof data0.version !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/generator/version",schemaPath:"#/properties/generator/properties/version/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.seed !== undefined){
let data3 = data.seed;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.pi !== undefined){
let data4 = data.pi;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.package === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pi",schemaPath:"#/properties/pi/required",keyword:"required",params:{missingProperty: "package"}});
errors++;
}
if(data4.version === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pi",schemaPath:"#/properties/pi/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
if(data4.integrity === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pi",schemaPath:"#/properties/pi/required",keyword:"required",params:{missingProperty: "integrity"}});
errors++;
}
for(const key2 in data4){
if(!(((key2 === "package") || (key2 === "version")) || (key2 === "integrity"))){
(vErrors ??= []).push({instancePath:instancePath+"/pi",schemaPath:"#/properties/pi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
if(data4.package !== undefined){
if(typeof data4.package !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pi/package",schemaPath:"#/properties/pi/properties/package/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data4.version !== undefined){
if(typeof data4.version !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pi/version",schemaPath:"#/properties/pi/properties/version/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data4.integrity !== undefined){
if(typeof data4.integrity !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pi/integrity",schemaPath:"#/properties/pi/properties/integrity/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pi",schemaPath:"#/properties/pi/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.documentation !== undefined){
let data8 = data.documentation;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key3 in data8){
if(typeof data8[key3] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/documentation/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/documentation/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documentation",schemaPath:"#/properties/documentation/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.selection !== undefined){
let data10 = data.selection;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.counts !== undefined){
let data11 = data.counts;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.cases === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "cases"}});
errors++;
}
if(data11.kinds === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "kinds"}});
errors++;
}
if(data11.levels === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "levels"}});
errors++;
}
if(data11.areas === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty: "areas"}});
errors++;
}
for(const key4 in data11){
if(!((((key4 === "cases") || (key4 === "kinds")) || (key4 === "levels")) || (key4 === "areas"))){
(vErrors ??= []).push({instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"});
errors++;
}
}
if(data11.cases !== undefined){
let data12 = data11.cases;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/counts/cases",schemaPath:"#/properties/counts/properties/cases/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data11.kinds !== undefined){
let data13 = data11.kinds;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key5 in data13){
let data14 = data13[key5];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/counts/kinds/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/FixtureCounts/additionalProperties/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/counts/kinds",schemaPath:"#/$defs/FixtureCounts/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data11.levels !== undefined){
let data15 = data11.levels;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key6 in data15){
let data16 = data15[key6];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/counts/levels/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/FixtureCounts/additionalProperties/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/counts/levels",schemaPath:"#/$defs/FixtureCounts/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data11.areas !== undefined){
let data17 = data11.areas;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key7 in data17){
let data18 = data17[key7];
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/counts/areas/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/FixtureCounts/additionalProperties/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/counts/areas",schemaPath:"#/$defs/FixtureCounts/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.aliases !== undefined){
let data19 = data.aliases;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key8 in data19){
if(typeof data19[key8] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/aliases/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/aliases/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.withoutFaultyCase !== undefined){
let data21 = data.withoutFaultyCase;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key9 in data21){
if(typeof data21[key9] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/withoutFaultyCase/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/withoutFaultyCase/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/withoutFaultyCase",schemaPath:"#/properties/withoutFaultyCase/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.cases !== undefined){
let data23 = data.cases;
if(Array.isArray(data23)){
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0,schemaPath:"#/$defs/FixtureEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data24.rule === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0,schemaPath:"#/$defs/FixtureEntry/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data24.area === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0,schemaPath:"#/$defs/FixtureEntry/required",keyword:"required",params:{missingProperty: "area"}});
errors++;
}
if(data24.level === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0,schemaPath:"#/$defs/FixtureEntry/required",keyword:"required",params:{missingProperty: "level"}});
errors++;
}
if(data24.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0,schemaPath:"#/$defs/FixtureEntry/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data24.method === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0,schemaPath:"#/$defs/FixtureEntry/required",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data24.files === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0,schemaPath:"#/$defs/FixtureEntry/required",keyword:"required",params:{missingProperty: "files"}});
errors++;
}
for(const key10 in data24){
if(!((((((((key10 === "id") || (key10 === "rule")) || (key10 === "area")) || (key10 === "level")) || (key10 === "kind")) || (key10 === "method")) || (key10 === "formatVersion")) || (key10 === "files"))){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0,schemaPath:"#/$defs/FixtureEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"});
errors++;
}
}
if(data24.id !== undefined){
if(typeof data24.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0+"/id",schemaPath:"#/$defs/FixtureEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data24.rule !== undefined){
if(typeof data24.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0+"/rule",schemaPath:"#/$defs/FixtureEntry/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data24.area !== undefined){
if(typeof data24.area !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0+"/area",schemaPath:"#/$defs/FixtureEntry/properties/area/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data24.level !== undefined){
let data28 = data24.level;
if(!(((data28 === "must") || (data28 === "should")) || (data28 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0+"/level",schemaPath:"#/$defs/FixtureEntry/properties/level/enum",keyword:"enum",params:{allowedValues: schema51.properties.level.enum}});
errors++;
}
}
if(data24.kind !== undefined){
let data29 = data24.kind;
if(!((data29 === "valid") || (data29 === "faulty"))){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0+"/kind",schemaPath:"#/$defs/FixtureEntry/properties/kind/enum",keyword:"enum",params:{allowedValues: schema51.properties.kind.enum}});
errors++;
}
}
if(data24.method !== undefined){
if(typeof data24.method !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0+"/method",schemaPath:"#/$defs/FixtureEntry/properties/method/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data24.formatVersion !== undefined){
let data31 = data24.formatVersion;
if(!(((data31 === 1) || (data31 === 2)) || (data31 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0+"/formatVersion",schemaPath:"#/$defs/FixtureEntry/properties/formatVersion/enum",keyword:"enum",params:{allowedValues: schema51.properties.formatVersion.enum}});
errors++;
}
}
if(data24.files !== undefined){
let data32 = data24.files;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key11 in data32){
if(typeof data32[key11] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0+"/files/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/FixtureEntry/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0+"/files",schemaPath:"#/$defs/FixtureEntry/properties/files/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0,schemaPath:"#/$defs/FixtureEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const FixtureCounts = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const FixtureEntry = validate32;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.rule === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data.area === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "area"}});
errors++;
}
if(data.level === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data.files === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "rule")) || (key0 === "area")) || (key0 === "level")) || (key0 === "kind")) || (key0 === "method")) || (key0 === "formatVersion")) || (key0 === "files"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.area !== undefined){
if(typeof data.area !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/area",schemaPath:"#/properties/area/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.level !== undefined){
let data3 = data.level;
if(!(((data3 === "must") || (data3 === "should")) || (data3 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema51.properties.level.enum}});
errors++;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
if(!((data4 === "valid") || (data4 === "faulty"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema51.properties.kind.enum}});
errors++;
}
}
if(data.method !== undefined){
if(typeof data.method !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.formatVersion !== undefined){
let data6 = data.formatVersion;
if(!(((data6 === 1) || (data6 === 2)) || (data6 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/enum",keyword:"enum",params:{allowedValues: schema51.properties.formatVersion.enum}});
errors++;
}
}
if(data.files !== undefined){
let data7 = data.files;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(typeof data7[key1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const FixtureCase = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"fixture.schema.json","title":"FixtureCase","description":"A golden case: the `case.json` that lies beside its session files. Either a question (`params` and `expected`), or steps that drive a writer (`steps`).","type":"object","required":["id","rule","level","title","source","kind","method","files","pi"],"properties":{"id":{"description":"Area, rule and case; it never changes its meaning.","type":"string","pattern":"^[a-z]+/[a-zA-Z0-9_-]+/[a-z0-9-]+$"},"rule":{"type":"string"},"level":{"enum":["must","should","observed"]},"title":{"description":"What must hold.","type":"string"},"since":{"description":"The Pi release that brought the rule in.","type":"string"},"platform":{"enum":["posix","win32"]},"source":{"$ref":"#/$defs/FixtureSource"},"kind":{"description":"Whether what the implementation is given is valid.","enum":["valid","faulty"]},"fault":{"$ref":"#/$defs/FixtureFault"},"twin":{"description":"The case with the same session without the fault.","type":"string"},"report":{"description":"The bug report that the files come from.","type":"string"},"formatVersion":{"description":"The version of the session format that the first file is written in.","enum":[1,2,3]},"method":{"description":"The method of the driver protocol that is judged.","type":"string"},"needs":{"description":"Further methods without which the case shows nothing.","type":"array","items":{"type":"string"}},"files":{"description":"What lies beside this file and is to be laid out, in this order; names are relative to the folder of the case.","type":"array","items":{"type":"string"}},"deadline":{"description":"Milliseconds within which there must be an answer.","type":"integer","minimum":1},"earlier":{"description":"Questions to ask before, whatever is answered.","type":"array","items":{"$ref":"#/$defs/FixtureQuestion"}},"params":{"description":"Parameters of the question; `path` and `directory` are relative to where the files were laid.","type":"object","tsType":"{ readonly [name: string]: unknown }"},"expected":{"$ref":"#/$defs/FixtureExpectation"},"unchanged":{"description":"The files must hold the same bytes afterwards.","type":"boolean"},"idsByPosition":{"description":"Entry ids in the answer are the implementation's own: compare them by position (`#0`, `#1`, ...).","type":"boolean"},"steps":{"description":"The steps of a program, as the rule's own judge reads them.","type":"array","items":{"$ref":"#/$defs/FixtureStep"}},"pi":{"$ref":"#/$defs/FixturePi"}},"additionalProperties":false,"$defs":{"FixtureSource":{"description":"Where the rule comes from: a sentence of Pi's documentation, a declaration, or Pi's own behaviour.","type":"object","required":["basis","file","section","quote"],"properties":{"basis":{"enum":["documented","declared","observed"]},"file":{"type":"string"},"section":{"type":"string"},"quote":{"type":"string"}},"additionalProperties":false},"FixtureFault":{"description":"What is wrong with the first file that has a fault.","type":"object","required":["rule","file","line","pointer"],"properties":{"name":{"description":"The fault's name in the catalogue.","type":"string"},"rule":{"description":"The rule that is broken.","type":"string"},"file":{"type":"string"},"line":{"description":"Counted from 1.","type":"integer","minimum":1},"pointer":{"description":"A JSON pointer into the line.","type":"string"}},"additionalProperties":false},"FixtureQuestion":{"type":"object","required":["method","params"],"properties":{"method":{"type":"string"},"params":{"type":"object","tsType":"{ readonly [name: string]: unknown }"}},"additionalProperties":false},"FixtureAnswer":{"description":"A result, or a refusal. Objects match as subsets (a member that is expected to be null may be missing), arrays and scalars exactly.","type":"object","properties":{"result":{"tsType":"unknown"},"rejected":{"const":true}},"additionalProperties":false},"FixtureExpectation":{"description":"The right answer; where several are right, `anyOf` lists them.","type":"object","properties":{"result":{"tsType":"unknown"},"rejected":{"const":true},"anyOf":{"type":"array","items":{"$ref":"#/$defs/FixtureAnswer"}}},"additionalProperties":false},"FixtureStep":{"description":"One step: an act, and what it is about. Bytes lie in a file of the case (`file`) or are told as text (`text`).","type":"object","required":["act"],"properties":{"act":{"type":"string"}},"tsType":"{ readonly act: string; readonly [name: string]: unknown }"},"FixturePi":{"description":"What the real Pi did.","type":"object","required":["version"],"properties":{"version":{"type":"string"},"agrees":{"description":"Whether it answered as expected; missing where it was not asked.","type":"boolean"},"hazard":{"description":"A fault that Pi is known to have there.","type":"string"},"note":{"type":"string"},"answer":{"description":"Its own answer where that is another.","type":"object","properties":{"result":{"tsType":"unknown"},"rejected":{"const":true},"fault":{"description":"No answer at all.","enum":["crash","timeout","protocol","internal"]},"changed":{"description":"A file whose bytes it changed.","type":"string"},"wrongStep":{"description":"The step after which something is not as it must be, counted from 1, and what.","type":"string"}},"additionalProperties":false},"transcript":{"description":"What it was asked and what it answered, step by step; what is new at each run is named in angle brackets.","type":"array","items":{"tsType":"unknown"}},"after":{"description":"The lines of every file that it wrote, after the last step; a line that holds no JSON is told as text.","type":"object","additionalProperties":{"type":"array","items":{"tsType":"unknown"}}}},"additionalProperties":false},"FixtureManifest":{"description":"A set of golden cases: `manifest.json`.","type":"object","required":["generator","seed","pi","documentation","counts","aliases","cases"],"properties":{"generator":{"type":"object","required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}},"additionalProperties":false},"seed":{"description":"Of the random cases.","type":"integer"},"pi":{"description":"The Pi that was asked.","type":"object","required":["package","version","integrity"],"properties":{"package":{"type":"string"},"version":{"type":"string"},"integrity":{"type":"string"}},"additionalProperties":false},"documentation":{"description":"SHA-256 of each file of Pi's package that a rule quotes.","type":"object","additionalProperties":{"type":"string"}},"selection":{"description":"Of an exported part: what was chosen.","type":"object","tsType":"{ readonly [name: string]: unknown }"},"counts":{"type":"object","required":["cases","kinds","levels","areas"],"properties":{"cases":{"type":"integer"},"kinds":{"$ref":"#/$defs/FixtureCounts"},"levels":{"$ref":"#/$defs/FixtureCounts"},"areas":{"$ref":"#/$defs/FixtureCounts"}},"additionalProperties":false},"aliases":{"description":"Former ids of cases, and what they are called now.","type":"object","additionalProperties":{"type":"string"}},"withoutFaultyCase":{"description":"Must rules for which there is no faulty case, and why.","type":"object","additionalProperties":{"type":"string"}},"cases":{"description":"In canonical order.","type":"array","items":{"$ref":"#/$defs/FixtureEntry"}}},"additionalProperties":false},"FixtureCounts":{"type":"object","additionalProperties":{"type":"integer"}},"FixtureEntry":{"description":"A case in the manifest.","type":"object","required":["id","rule","area","level","kind","method","files"],"properties":{"id":{"type":"string"},"rule":{"type":"string"},"area":{"type":"string"},"level":{"enum":["must","should","observed"]},"kind":{"enum":["valid","faulty"]},"method":{"type":"string"},"formatVersion":{"enum":[1,2,3]},"files":{"description":"Every file of the folder, with its SHA-256.","type":"object","additionalProperties":{"type":"string"}}},"additionalProperties":false}}};
const pattern4 = new RegExp("^[a-z]+/[a-zA-Z0-9_-]+/[a-z0-9-]+$", "u");

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
for(const key0 in data){
if(!(((key0 === "result") || (key0 === "rejected")) || (key0 === "anyOf"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.rejected !== undefined){
if(true !== data.rejected){
(vErrors ??= []).push({instancePath:instancePath+"/rejected",schemaPath:"#/properties/rejected/const",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data.anyOf !== undefined){
let data1 = data.anyOf;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((key1 === "result") || (key1 === "rejected"))){
(vErrors ??= []).push({instancePath:instancePath+"/anyOf/" + i0,schemaPath:"#/$defs/FixtureAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data2.rejected !== undefined){
if(true !== data2.rejected){
(vErrors ??= []).push({instancePath:instancePath+"/anyOf/" + i0+"/rejected",schemaPath:"#/$defs/FixtureAnswer/properties/rejected/const",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/anyOf/" + i0,schemaPath:"#/$defs/FixtureAnswer/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type: "array"}});
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


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="fixture.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.rule === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data.level === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}});
errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data.files === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}});
errors++;
}
if(data.pi === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pi"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z]+/[a-zA-Z0-9_-]+/[a-z0-9-]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.level !== undefined){
let data2 = data.level;
if(!(((data2 === "must") || (data2 === "should")) || (data2 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema31.properties.level.enum}});
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.since !== undefined){
if(typeof data.since !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.platform !== undefined){
let data5 = data.platform;
if(!((data5 === "posix") || (data5 === "win32"))){
(vErrors ??= []).push({instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/enum",keyword:"enum",params:{allowedValues: schema31.properties.platform.enum}});
errors++;
}
}
if(data.source !== undefined){
let data6 = data.source;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.basis === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/$defs/FixtureSource/required",keyword:"required",params:{missingProperty: "basis"}});
errors++;
}
if(data6.file === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/$defs/FixtureSource/required",keyword:"required",params:{missingProperty: "file"}});
errors++;
}
if(data6.section === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/$defs/FixtureSource/required",keyword:"required",params:{missingProperty: "section"}});
errors++;
}
if(data6.quote === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/$defs/FixtureSource/required",keyword:"required",params:{missingProperty: "quote"}});
errors++;
}
for(const key1 in data6){
if(!((((key1 === "basis") || (key1 === "file")) || (key1 === "section")) || (key1 === "quote"))){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/$defs/FixtureSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data6.basis !== undefined){
let data7 = data6.basis;
if(!(((data7 === "documented") || (data7 === "declared")) || (data7 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/source/basis",schemaPath:"#/$defs/FixtureSource/properties/basis/enum",keyword:"enum",params:{allowedValues: schema32.properties.basis.enum}});
errors++;
}
}
if(data6.file !== undefined){
if(typeof data6.file !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source/file",schemaPath:"#/$defs/FixtureSource/properties/file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.section !== undefined){
if(typeof data6.section !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source/section",schemaPath:"#/$defs/FixtureSource/properties/section/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.quote !== undefined){
if(typeof data6.quote !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source/quote",schemaPath:"#/$defs/FixtureSource/properties/quote/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/$defs/FixtureSource/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.kind !== undefined){
let data11 = data.kind;
if(!((data11 === "valid") || (data11 === "faulty"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.kind.enum}});
errors++;
}
}
if(data.fault !== undefined){
let data12 = data.fault;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.rule === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fault",schemaPath:"#/$defs/FixtureFault/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data12.file === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fault",schemaPath:"#/$defs/FixtureFault/required",keyword:"required",params:{missingProperty: "file"}});
errors++;
}
if(data12.line === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fault",schemaPath:"#/$defs/FixtureFault/required",keyword:"required",params:{missingProperty: "line"}});
errors++;
}
if(data12.pointer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fault",schemaPath:"#/$defs/FixtureFault/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
for(const key2 in data12){
if(!(((((key2 === "name") || (key2 === "rule")) || (key2 === "file")) || (key2 === "line")) || (key2 === "pointer"))){
(vErrors ??= []).push({instancePath:instancePath+"/fault",schemaPath:"#/$defs/FixtureFault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
if(data12.name !== undefined){
if(typeof data12.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fault/name",schemaPath:"#/$defs/FixtureFault/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.rule !== undefined){
if(typeof data12.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fault/rule",schemaPath:"#/$defs/FixtureFault/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.file !== undefined){
if(typeof data12.file !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fault/file",schemaPath:"#/$defs/FixtureFault/properties/file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.line !== undefined){
let data16 = data12.line;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/fault/line",schemaPath:"#/$defs/FixtureFault/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/fault/line",schemaPath:"#/$defs/FixtureFault/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data12.pointer !== undefined){
if(typeof data12.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fault/pointer",schemaPath:"#/$defs/FixtureFault/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fault",schemaPath:"#/$defs/FixtureFault/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.twin !== undefined){
if(typeof data.twin !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/twin",schemaPath:"#/properties/twin/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.report !== undefined){
if(typeof data.report !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/report",schemaPath:"#/properties/report/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.formatVersion !== undefined){
let data20 = data.formatVersion;
if(!(((data20 === 1) || (data20 === 2)) || (data20 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/enum",keyword:"enum",params:{allowedValues: schema31.properties.formatVersion.enum}});
errors++;
}
}
if(data.method !== undefined){
if(typeof data.method !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.needs !== undefined){
let data22 = data.needs;
if(Array.isArray(data22)){
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
if(typeof data22[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/needs/" + i0,schemaPath:"#/properties/needs/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/needs",schemaPath:"#/properties/needs/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.files !== undefined){
let data24 = data.files;
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
if(typeof data24[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.deadline !== undefined){
let data26 = data.deadline;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.earlier !== undefined){
let data27 = data.earlier;
if(Array.isArray(data27)){
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
let data28 = data27[i2];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.method === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/earlier/" + i2,schemaPath:"#/$defs/FixtureQuestion/required",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data28.params === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/earlier/" + i2,schemaPath:"#/$defs/FixtureQuestion/required",keyword:"required",params:{missingProperty: "params"}});
errors++;
}
for(const key3 in data28){
if(!((key3 === "method") || (key3 === "params"))){
(vErrors ??= []).push({instancePath:instancePath+"/earlier/" + i2,schemaPath:"#/$defs/FixtureQuestion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"});
errors++;
}
}
if(data28.method !== undefined){
if(typeof data28.method !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/earlier/" + i2+"/method",schemaPath:"#/$defs/FixtureQuestion/properties/method/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data28.params !== undefined){
let data30 = data28.params;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
(vErrors ??= []).push({instancePath:instancePath+"/earlier/" + i2+"/params",schemaPath:"#/$defs/FixtureQuestion/properties/params/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/earlier/" + i2,schemaPath:"#/$defs/FixtureQuestion/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/earlier",schemaPath:"#/properties/earlier/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.params !== undefined){
let data31 = data.params;
if(!(data31 && typeof data31 == "object" && !Array.isArray(data31))){
(vErrors ??= []).push({instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.expected !== undefined){
if(!(validate21(data.expected, {instancePath:instancePath+"/expected",parentData:data,parentDataProperty:"expected",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.unchanged !== undefined){
if(typeof data.unchanged !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.idsByPosition !== undefined){
if(typeof data.idsByPosition !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/idsByPosition",schemaPath:"#/properties/idsByPosition/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.steps !== undefined){
let data35 = data.steps;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
let data36 = data35[i3];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.act === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i3,schemaPath:"#/$defs/FixtureStep/required",keyword:"required",params:{missingProperty: "act"}});
errors++;
}
if(data36.act !== undefined){
if(typeof data36.act !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i3+"/act",schemaPath:"#/$defs/FixtureStep/properties/act/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i3,schemaPath:"#/$defs/FixtureStep/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.pi !== undefined){
let data38 = data.pi;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.version === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pi",schemaPath:"#/$defs/FixturePi/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
for(const key4 in data38){
if(!(((((((key4 === "version") || (key4 === "agrees")) || (key4 === "hazard")) || (key4 === "note")) || (key4 === "answer")) || (key4 === "transcript")) || (key4 === "after"))){
(vErrors ??= []).push({instancePath:instancePath+"/pi",schemaPath:"#/$defs/FixturePi/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"});
errors++;
}
}
if(data38.version !== undefined){
if(typeof data38.version !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pi/version",schemaPath:"#/$defs/FixturePi/properties/version/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data38.agrees !== undefined){
if(typeof data38.agrees !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/pi/agrees",schemaPath:"#/$defs/FixturePi/properties/agrees/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data38.hazard !== undefined){
if(typeof data38.hazard !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pi/hazard",schemaPath:"#/$defs/FixturePi/properties/hazard/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data38.note !== undefined){
if(typeof data38.note !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pi/note",schemaPath:"#/$defs/FixturePi/properties/note/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data38.answer !== undefined){
let data43 = data38.answer;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key5 in data43){
if(!(((((key5 === "result") || (key5 === "rejected")) || (key5 === "fault")) || (key5 === "changed")) || (key5 === "wrongStep"))){
(vErrors ??= []).push({instancePath:instancePath+"/pi/answer",schemaPath:"#/$defs/FixturePi/properties/answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"});
errors++;
}
}
if(data43.rejected !== undefined){
if(true !== data43.rejected){
(vErrors ??= []).push({instancePath:instancePath+"/pi/answer/rejected",schemaPath:"#/$defs/FixturePi/properties/answer/properties/rejected/const",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data43.fault !== undefined){
let data45 = data43.fault;
if(!((((data45 === "crash") || (data45 === "timeout")) || (data45 === "protocol")) || (data45 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/pi/answer/fault",schemaPath:"#/$defs/FixturePi/properties/answer/properties/fault/enum",keyword:"enum",params:{allowedValues: schema38.properties.answer.properties.fault.enum}});
errors++;
}
}
if(data43.changed !== undefined){
if(typeof data43.changed !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pi/answer/changed",schemaPath:"#/$defs/FixturePi/properties/answer/properties/changed/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data43.wrongStep !== undefined){
if(typeof data43.wrongStep !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pi/answer/wrongStep",schemaPath:"#/$defs/FixturePi/properties/answer/properties/wrongStep/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pi/answer",schemaPath:"#/$defs/FixturePi/properties/answer/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data38.transcript !== undefined){
if(!(Array.isArray(data38.transcript))){
(vErrors ??= []).push({instancePath:instancePath+"/pi/transcript",schemaPath:"#/$defs/FixturePi/properties/transcript/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data38.after !== undefined){
let data49 = data38.after;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key6 in data49){
if(!(Array.isArray(data49[key6]))){
(vErrors ??= []).push({instancePath:instancePath+"/pi/after/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/FixturePi/properties/after/additionalProperties/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pi/after",schemaPath:"#/$defs/FixturePi/properties/after/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pi",schemaPath:"#/$defs/FixturePi/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const GeneratedFile = validate34;
const schema55 = {"type":"object","required":["path","seed","formatVersion","bytes","entries","sha256"],"properties":{"path":{"description":"Relative to the manifest, with `/` on every platform.","type":"string"},"seed":{"description":"Of this file alone.","type":"integer"},"formatVersion":{"enum":[1,2,3]},"bytes":{"type":"integer","minimum":0},"entries":{"description":"How many the session has; that of the twin, where there is a fault.","type":"integer","minimum":0},"fault":{"description":"The fault's name in the catalogue.","type":"string"},"rule":{"description":"The rule that it breaks.","type":"string"},"line":{"description":"Where a checker must say so, counted from 1.","type":"integer","minimum":1},"pointer":{"description":"A JSON pointer into the line.","type":"string"},"twin":{"description":"The same session without the fault.","type":"string"},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"additionalProperties":false};
const pattern5 = new RegExp("^[0-9a-f]{64}$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data.seed === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"}});
errors++;
}
if(data.formatVersion === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formatVersion"}});
errors++;
}
if(data.bytes === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"}});
errors++;
}
if(data.entries === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"}});
errors++;
}
if(data.sha256 === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema55.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.seed !== undefined){
let data1 = data.seed;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.formatVersion !== undefined){
let data2 = data.formatVersion;
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/enum",keyword:"enum",params:{allowedValues: schema55.properties.formatVersion.enum}});
errors++;
}
}
if(data.bytes !== undefined){
let data3 = data.bytes;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.entries !== undefined){
let data4 = data.entries;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.fault !== undefined){
if(typeof data.fault !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.line !== undefined){
let data7 = data.line;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.pointer !== undefined){
if(typeof data.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.twin !== undefined){
if(typeof data.twin !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/twin",schemaPath:"#/properties/twin/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.sha256 !== undefined){
let data10 = data.sha256;
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const GeneratedManifest = validate33;
const schema54 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"generated.schema.json","title":"GeneratedManifest","description":"What `pi-conform generate` made: `manifest.json`.","type":"object","required":["generator","seed","options","files"],"properties":{"generator":{"type":"object","required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}},"additionalProperties":false},"seed":{"description":"The same seed and options give the same bytes.","type":"integer"},"options":{"type":"object","tsType":"{ readonly [name: string]: unknown }"},"files":{"type":"array","items":{"$ref":"#/$defs/GeneratedFile"}}},"additionalProperties":false,"$defs":{"GeneratedFile":{"type":"object","required":["path","seed","formatVersion","bytes","entries","sha256"],"properties":{"path":{"description":"Relative to the manifest, with `/` on every platform.","type":"string"},"seed":{"description":"Of this file alone.","type":"integer"},"formatVersion":{"enum":[1,2,3]},"bytes":{"type":"integer","minimum":0},"entries":{"description":"How many the session has; that of the twin, where there is a fault.","type":"integer","minimum":0},"fault":{"description":"The fault's name in the catalogue.","type":"string"},"rule":{"description":"The rule that it breaks.","type":"string"},"line":{"description":"Where a checker must say so, counted from 1.","type":"integer","minimum":1},"pointer":{"description":"A JSON pointer into the line.","type":"string"},"twin":{"description":"The same session without the fault.","type":"string"},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"additionalProperties":false}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="generated.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.generator === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generator"}});
errors++;
}
if(data.seed === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"}});
errors++;
}
if(data.options === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"}});
errors++;
}
if(data.files === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}});
errors++;
}
for(const key0 in data){
if(!((((key0 === "generator") || (key0 === "seed")) || (key0 === "options")) || (key0 === "files"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.generator !== undefined){
let data0 = data.generator;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data0.version === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
for(const key1 in data0){
if(!((key1 === "name") || (key1 === "version"))){
(vErrors ??= []).push({instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/generator/name",schemaPath:"#/properties/generator/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.version !== undefined){
if(typeof data0.version !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/generator/version",schemaPath:"#/properties/generator/properties/version/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.seed !== undefined){
let data3 = data.seed;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.options !== undefined){
let data4 = data.options;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.files !== undefined){
let data5 = data.files;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.path === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0,schemaPath:"#/$defs/GeneratedFile/required",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data6.seed === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0,schemaPath:"#/$defs/GeneratedFile/required",keyword:"required",params:{missingProperty: "seed"}});
errors++;
}
if(data6.formatVersion === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0,schemaPath:"#/$defs/GeneratedFile/required",keyword:"required",params:{missingProperty: "formatVersion"}});
errors++;
}
if(data6.bytes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0,schemaPath:"#/$defs/GeneratedFile/required",keyword:"required",params:{missingProperty: "bytes"}});
errors++;
}
if(data6.entries === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0,schemaPath:"#/$defs/GeneratedFile/required",keyword:"required",params:{missingProperty: "entries"}});
errors++;
}
if(data6.sha256 === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0,schemaPath:"#/$defs/GeneratedFile/required",keyword:"required",params:{missingProperty: "sha256"}});
errors++;
}
for(const key2 in data6){
if(!(func1.call(schema55.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0,schemaPath:"#/$defs/GeneratedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
if(data6.path !== undefined){
if(typeof data6.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/path",schemaPath:"#/$defs/GeneratedFile/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.seed !== undefined){
let data8 = data6.seed;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/seed",schemaPath:"#/$defs/GeneratedFile/properties/seed/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data6.formatVersion !== undefined){
let data9 = data6.formatVersion;
if(!(((data9 === 1) || (data9 === 2)) || (data9 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/formatVersion",schemaPath:"#/$defs/GeneratedFile/properties/formatVersion/enum",keyword:"enum",params:{allowedValues: schema55.properties.formatVersion.enum}});
errors++;
}
}
if(data6.bytes !== undefined){
let data10 = data6.bytes;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/bytes",schemaPath:"#/$defs/GeneratedFile/properties/bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/bytes",schemaPath:"#/$defs/GeneratedFile/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data6.entries !== undefined){
let data11 = data6.entries;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/entries",schemaPath:"#/$defs/GeneratedFile/properties/entries/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/entries",schemaPath:"#/$defs/GeneratedFile/properties/entries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data6.fault !== undefined){
if(typeof data6.fault !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/fault",schemaPath:"#/$defs/GeneratedFile/properties/fault/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.rule !== undefined){
if(typeof data6.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/rule",schemaPath:"#/$defs/GeneratedFile/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.line !== undefined){
let data14 = data6.line;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/line",schemaPath:"#/$defs/GeneratedFile/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/line",schemaPath:"#/$defs/GeneratedFile/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data6.pointer !== undefined){
if(typeof data6.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/pointer",schemaPath:"#/$defs/GeneratedFile/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.twin !== undefined){
if(typeof data6.twin !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/twin",schemaPath:"#/$defs/GeneratedFile/properties/twin/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.sha256 !== undefined){
let data17 = data6.sha256;
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/sha256",schemaPath:"#/$defs/GeneratedFile/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0+"/sha256",schemaPath:"#/$defs/GeneratedFile/properties/sha256/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i0,schemaPath:"#/$defs/GeneratedFile/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

