// @ts-nocheck: ajv made this from the JSON Schemas (`npm run generate`): change those, and never this file.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const InitializeParams = validate21;
const schema35 = {"description":"What initialize is asked with.","type":"object","properties":{"protocol":{"const":1},"runner":{"description":"Who asks.","type":"object","properties":{"name":{"type":"string"},"version":{"type":"string"}},"required":["name","version"]}},"required":["protocol","runner"]};

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
if(data.protocol === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"}});
errors++;
}
if(data.runner === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runner"}});
errors++;
}
if(data.protocol !== undefined){
if(1 !== data.protocol){
(vErrors ??= []).push({instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/const",keyword:"const",params:{allowedValue: 1}});
errors++;
}
}
if(data.runner !== undefined){
let data1 = data.runner;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/runner",schemaPath:"#/properties/runner/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data1.version === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/runner",schemaPath:"#/properties/runner/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/runner/name",schemaPath:"#/properties/runner/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.version !== undefined){
if(typeof data1.version !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/runner/version",schemaPath:"#/properties/runner/properties/version/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/runner",schemaPath:"#/properties/runner/type",keyword:"type",params:{type: "object"}});
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
validate21.evaluated = {"props":{"protocol":true,"runner":true},"dynamicProps":false,"dynamicItems":false};

export const InitializeResult = validate22;
const schema36 = {"description":"What initialize answers.","type":"object","properties":{"protocol":{"const":1},"implementation":{"description":"What is tested.","type":"object","properties":{"name":{"type":"string","minLength":1},"version":{"type":"string","minLength":1},"language":{"type":"string"},"homepage":{"type":"string"}},"required":["name","version"]},"follows":{"description":"A Pi release, such as 1.6.0.","type":"string","pattern":"^\\d+\\.\\d+\\.\\d+"},"methods":{"type":"array","items":{"type":"string"}},"platforms":{"type":"array","items":{"enum":["posix","win32"]}},"limits":{"description":"What the language or its JSON reader cannot hold: a case that needs it is skipped. depth-100: nesting deeper than 100 is refused.","type":"array","items":{"type":"string","pattern":"^(no-lone-surrogates|float64-only|integers-only-64|no-nul|no-duplicate-names|depth-[1-9][0-9]*)$"}},"offers":{"$ref":"#/$defs/Offers"}},"required":["protocol","implementation","follows","methods"]};
const schema37 = {"description":"What the declared methods do not give. A member that is left out is offered in full.","type":"object","properties":{"leafId":{"description":"False: only the leaf on load is answered.","type":"boolean"},"settings":{"description":"False: a context has no thinkingLevel and no model.","type":"boolean"},"messages":{"description":"\"ids\": a context is { entryIds }, the entries that send something, in order.","enum":["full","ids"]},"labels":{"type":"boolean"},"name":{"type":"boolean"},"firstMessage":{"type":"boolean"},"messageCount":{"type":"boolean"},"entryTypes":{"description":"The types of entries that a writer takes.","type":"array","items":{"type":"string"}},"directory":{"description":"\"own\": a writer that has one fixed store; session/create tells where.","enum":["any","own"]},"platformsOfFinding":{"description":"The path styles of working directories that it finds sessions by.","type":"array","items":{"enum":["posix","win32"]}},"usage":{"description":"The members of session/usage that it gives.","type":"array","items":{"enum":["input","output","cacheRead","cacheWrite","totalTokens","cost","byModel"]}}},"required":[]};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^\\d+\\.\\d+\\.\\d+", "u");
const pattern5 = new RegExp("^(no-lone-surrogates|float64-only|integers-only-64|no-nul|no-duplicate-names|depth-[1-9][0-9]*)$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.protocol === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"}});
errors++;
}
if(data.implementation === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "implementation"}});
errors++;
}
if(data.follows === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "follows"}});
errors++;
}
if(data.methods === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "methods"}});
errors++;
}
if(data.protocol !== undefined){
if(1 !== data.protocol){
(vErrors ??= []).push({instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/const",keyword:"const",params:{allowedValue: 1}});
errors++;
}
}
if(data.implementation !== undefined){
let data1 = data.implementation;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/implementation",schemaPath:"#/properties/implementation/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data1.version === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/implementation",schemaPath:"#/properties/implementation/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/name",schemaPath:"#/properties/implementation/properties/name/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/implementation/name",schemaPath:"#/properties/implementation/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(typeof data3 === "string"){
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/version",schemaPath:"#/properties/implementation/properties/version/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/implementation/version",schemaPath:"#/properties/implementation/properties/version/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.language !== undefined){
if(typeof data1.language !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/language",schemaPath:"#/properties/implementation/properties/language/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.homepage !== undefined){
if(typeof data1.homepage !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/homepage",schemaPath:"#/properties/implementation/properties/homepage/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/implementation",schemaPath:"#/properties/implementation/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.follows !== undefined){
let data6 = data.follows;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/follows",schemaPath:"#/properties/follows/pattern",keyword:"pattern",params:{pattern: "^\\d+\\.\\d+\\.\\d+"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/follows",schemaPath:"#/properties/follows/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.methods !== undefined){
let data7 = data.methods;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/methods/" + i0,schemaPath:"#/properties/methods/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.platforms !== undefined){
let data9 = data.platforms;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(!((data10 === "posix") || (data10 === "win32"))){
(vErrors ??= []).push({instancePath:instancePath+"/platforms/" + i1,schemaPath:"#/properties/platforms/items/enum",keyword:"enum",params:{allowedValues: schema36.properties.platforms.items.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.limits !== undefined){
let data11 = data.limits;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/" + i2,schemaPath:"#/properties/limits/items/pattern",keyword:"pattern",params:{pattern: "^(no-lone-surrogates|float64-only|integers-only-64|no-nul|no-duplicate-names|depth-[1-9][0-9]*)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits/" + i2,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.offers !== undefined){
let data13 = data.offers;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.leafId !== undefined){
if(typeof data13.leafId !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/offers/leafId",schemaPath:"#/$defs/Offers/properties/leafId/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data13.settings !== undefined){
if(typeof data13.settings !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/offers/settings",schemaPath:"#/$defs/Offers/properties/settings/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data13.messages !== undefined){
let data16 = data13.messages;
if(!((data16 === "full") || (data16 === "ids"))){
(vErrors ??= []).push({instancePath:instancePath+"/offers/messages",schemaPath:"#/$defs/Offers/properties/messages/enum",keyword:"enum",params:{allowedValues: schema37.properties.messages.enum}});
errors++;
}
}
if(data13.labels !== undefined){
if(typeof data13.labels !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/offers/labels",schemaPath:"#/$defs/Offers/properties/labels/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data13.name !== undefined){
if(typeof data13.name !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/offers/name",schemaPath:"#/$defs/Offers/properties/name/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data13.firstMessage !== undefined){
if(typeof data13.firstMessage !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/offers/firstMessage",schemaPath:"#/$defs/Offers/properties/firstMessage/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data13.messageCount !== undefined){
if(typeof data13.messageCount !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/offers/messageCount",schemaPath:"#/$defs/Offers/properties/messageCount/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data13.entryTypes !== undefined){
let data21 = data13.entryTypes;
if(Array.isArray(data21)){
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
if(typeof data21[i3] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/offers/entryTypes/" + i3,schemaPath:"#/$defs/Offers/properties/entryTypes/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/offers/entryTypes",schemaPath:"#/$defs/Offers/properties/entryTypes/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data13.directory !== undefined){
let data23 = data13.directory;
if(!((data23 === "any") || (data23 === "own"))){
(vErrors ??= []).push({instancePath:instancePath+"/offers/directory",schemaPath:"#/$defs/Offers/properties/directory/enum",keyword:"enum",params:{allowedValues: schema37.properties.directory.enum}});
errors++;
}
}
if(data13.platformsOfFinding !== undefined){
let data24 = data13.platformsOfFinding;
if(Array.isArray(data24)){
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
let data25 = data24[i4];
if(!((data25 === "posix") || (data25 === "win32"))){
(vErrors ??= []).push({instancePath:instancePath+"/offers/platformsOfFinding/" + i4,schemaPath:"#/$defs/Offers/properties/platformsOfFinding/items/enum",keyword:"enum",params:{allowedValues: schema37.properties.platformsOfFinding.items.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/offers/platformsOfFinding",schemaPath:"#/$defs/Offers/properties/platformsOfFinding/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data13.usage !== undefined){
let data26 = data13.usage;
if(Array.isArray(data26)){
const len5 = data26.length;
for(let i5=0; i5<len5; i5++){
let data27 = data26[i5];
if(!(((((((data27 === "input") || (data27 === "output")) || (data27 === "cacheRead")) || (data27 === "cacheWrite")) || (data27 === "totalTokens")) || (data27 === "cost")) || (data27 === "byModel"))){
(vErrors ??= []).push({instancePath:instancePath+"/offers/usage/" + i5,schemaPath:"#/$defs/Offers/properties/usage/items/enum",keyword:"enum",params:{allowedValues: schema37.properties.usage.items.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/offers/usage",schemaPath:"#/$defs/Offers/properties/usage/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/offers",schemaPath:"#/$defs/Offers/type",keyword:"type",params:{type: "object"}});
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
validate22.evaluated = {"props":{"protocol":true,"implementation":true,"follows":true,"methods":true,"platforms":true,"limits":true,"offers":true},"dynamicProps":false,"dynamicItems":false};

export const Offers = validate23;

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
if(data.leafId !== undefined){
if(typeof data.leafId !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/leafId",schemaPath:"#/properties/leafId/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.settings !== undefined){
if(typeof data.settings !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.messages !== undefined){
let data2 = data.messages;
if(!((data2 === "full") || (data2 === "ids"))){
(vErrors ??= []).push({instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/enum",keyword:"enum",params:{allowedValues: schema37.properties.messages.enum}});
errors++;
}
}
if(data.labels !== undefined){
if(typeof data.labels !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.firstMessage !== undefined){
if(typeof data.firstMessage !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/firstMessage",schemaPath:"#/properties/firstMessage/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.messageCount !== undefined){
if(typeof data.messageCount !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/messageCount",schemaPath:"#/properties/messageCount/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.entryTypes !== undefined){
let data7 = data.entryTypes;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/entryTypes/" + i0,schemaPath:"#/properties/entryTypes/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entryTypes",schemaPath:"#/properties/entryTypes/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.directory !== undefined){
let data9 = data.directory;
if(!((data9 === "any") || (data9 === "own"))){
(vErrors ??= []).push({instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/enum",keyword:"enum",params:{allowedValues: schema37.properties.directory.enum}});
errors++;
}
}
if(data.platformsOfFinding !== undefined){
let data10 = data.platformsOfFinding;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(!((data11 === "posix") || (data11 === "win32"))){
(vErrors ??= []).push({instancePath:instancePath+"/platformsOfFinding/" + i1,schemaPath:"#/properties/platformsOfFinding/items/enum",keyword:"enum",params:{allowedValues: schema37.properties.platformsOfFinding.items.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platformsOfFinding",schemaPath:"#/properties/platformsOfFinding/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.usage !== undefined){
let data12 = data.usage;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(!(((((((data13 === "input") || (data13 === "output")) || (data13 === "cacheRead")) || (data13 === "cacheWrite")) || (data13 === "totalTokens")) || (data13 === "cost")) || (data13 === "byModel"))){
(vErrors ??= []).push({instancePath:instancePath+"/usage/" + i2,schemaPath:"#/properties/usage/items/enum",keyword:"enum",params:{allowedValues: schema37.properties.usage.items.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "array"}});
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
validate23.evaluated = {"props":{"leafId":true,"settings":true,"messages":true,"labels":true,"name":true,"firstMessage":true,"messageCount":true,"entryTypes":true,"directory":true,"platformsOfFinding":true,"usage":true},"dynamicProps":false,"dynamicItems":false};

export const SessionReadParams = validate24;
const schema39 = {"description":"What session/read is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"}},"required":["path"]};

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
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
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
validate24.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const SessionReadResult = validate25;
const schema40 = {"description":"What session/read answers.","type":"object","properties":{"header":{"description":"The header.","type":"object","properties":{"id":{"type":"string"},"version":{"tsType":"unknown"},"timestamp":{"tsType":"unknown"},"cwd":{"tsType":"unknown"},"parentSession":{"tsType":"unknown"}},"required":["id"]},"entries":{"type":"array","items":{"description":"An entry, with whatever members it has.","type":"object","properties":{"type":{"type":"string"},"id":{"type":"string"},"parentId":{"type":["string","null"]}},"required":["type","id","parentId"]}},"leafId":{"type":["string","null"]}},"required":["header","entries","leafId"]};

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
if(data.header === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"}});
errors++;
}
if(data.entries === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"}});
errors++;
}
if(data.leafId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leafId"}});
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data0.id !== undefined){
if(typeof data0.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/header/id",schemaPath:"#/properties/header/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.entries !== undefined){
let data2 = data.entries;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data3.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data3.parentId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data3.type !== undefined){
if(typeof data3.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/type",schemaPath:"#/properties/entries/items/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.id !== undefined){
if(typeof data3.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/id",schemaPath:"#/properties/entries/items/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.parentId !== undefined){
let data6 = data3.parentId;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/parentId",schemaPath:"#/properties/entries/items/properties/parentId/type",keyword:"type",params:{type: schema40.properties.entries.items.properties.parentId.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.leafId !== undefined){
let data7 = data.leafId;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/leafId",schemaPath:"#/properties/leafId/type",keyword:"type",params:{type: schema40.properties.leafId.type}});
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
validate25.evaluated = {"props":{"header":true,"entries":true,"leafId":true},"dynamicProps":false,"dynamicItems":false};

export const SessionTreeParams = validate26;
const schema41 = {"description":"What session/tree is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"}},"required":["path"]};

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
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
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
validate26.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const SessionTreeResult = validate27;
const schema42 = {"description":"What session/tree answers.","type":"object","properties":{"roots":{"type":"array","items":{"type":"string"}},"children":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}},"required":["roots","children"]};

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
if(data.roots === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roots"}});
errors++;
}
if(data.children === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "children"}});
errors++;
}
if(data.roots !== undefined){
let data0 = data.roots;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/roots/" + i0,schemaPath:"#/properties/roots/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.children !== undefined){
let data2 = data.children;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/children/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/children/additionalProperties/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/children/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/children/additionalProperties/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "object"}});
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
validate27.evaluated = {"props":{"roots":true,"children":true},"dynamicProps":false,"dynamicItems":false};

export const SessionBranchParams = validate28;
const schema43 = {"description":"What session/branch is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"leafId":{"description":"Left out: the leaf on load; null: before the first entry.","type":["string","null"]}},"required":["path"]};

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
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.leafId !== undefined){
let data1 = data.leafId;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/leafId",schemaPath:"#/properties/leafId/type",keyword:"type",params:{type: schema43.properties.leafId.type}});
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
validate28.evaluated = {"props":{"path":true,"leafId":true},"dynamicProps":false,"dynamicItems":false};

export const SessionBranchResult = validate29;
const schema44 = {"description":"What session/branch answers.","type":"object","properties":{"entryIds":{"type":"array","items":{"type":"string"}}},"required":["entryIds"]};

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
if(data.entryIds === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entryIds"}});
errors++;
}
if(data.entryIds !== undefined){
let data0 = data.entryIds;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/entryIds/" + i0,schemaPath:"#/properties/entryIds/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entryIds",schemaPath:"#/properties/entryIds/type",keyword:"type",params:{type: "array"}});
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
validate29.evaluated = {"props":{"entryIds":true},"dynamicProps":false,"dynamicItems":false};

export const SessionContextParams = validate30;
const schema45 = {"description":"What session/context is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"leafId":{"description":"Left out: the leaf on load; null: before the first entry.","type":["string","null"]}},"required":["path"]};

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
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.leafId !== undefined){
let data1 = data.leafId;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/leafId",schemaPath:"#/properties/leafId/type",keyword:"type",params:{type: schema45.properties.leafId.type}});
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
validate30.evaluated = {"props":{"path":true,"leafId":true},"dynamicProps":false,"dynamicItems":false};

export const SessionContextResult = validate31;
const schema46 = {"description":"What session/context answers.","type":"object","properties":{"messages":{"type":"array","items":{"description":"A message, with the entry that it comes from.","type":"object","properties":{"message":{"type":"object","tsType":"object"},"entryId":{"type":"string"}},"required":["message"]}},"entryIds":{"description":"In place of messages, where only ids are offered: the entries that send something.","type":"array","items":{"type":"string"}},"thinkingLevel":{"tsType":"unknown"},"model":{"type":["object","null"],"properties":{"provider":{"type":"string"},"modelId":{"type":"string"}},"required":["provider","modelId"]}},"required":[]};

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
if(data.messages !== undefined){
let data0 = data.messages;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.message === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data1.message !== undefined){
let data2 = data1.message;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/messages/" + i0+"/message",schemaPath:"#/properties/messages/items/properties/message/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data1.entryId !== undefined){
if(typeof data1.entryId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/messages/" + i0+"/entryId",schemaPath:"#/properties/messages/items/properties/entryId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.entryIds !== undefined){
let data4 = data.entryIds;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/entryIds/" + i1,schemaPath:"#/properties/entryIds/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entryIds",schemaPath:"#/properties/entryIds/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.model !== undefined){
let data6 = data.model;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema46.properties.model.type}});
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.provider === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/properties/model/required",keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data6.modelId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/properties/model/required",keyword:"required",params:{missingProperty: "modelId"}});
errors++;
}
if(data6.provider !== undefined){
if(typeof data6.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/model/provider",schemaPath:"#/properties/model/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.modelId !== undefined){
if(typeof data6.modelId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/model/modelId",schemaPath:"#/properties/model/properties/modelId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
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
validate31.evaluated = {"props":{"messages":true,"entryIds":true,"thinkingLevel":true,"model":true},"dynamicProps":false,"dynamicItems":false};

export const SessionInfoParams = validate32;
const schema47 = {"description":"What session/info is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"}},"required":["path"]};

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
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
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
validate32.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const SessionInfoResult = validate33;
const schema48 = {"description":"What session/info answers.","type":"object","properties":{"id":{"type":"string"},"cwd":{"type":["string","null"]},"name":{"type":["string","null"]},"parentSession":{"type":["string","null"]},"messageCount":{"type":["number","null"]},"firstMessage":{"type":["string","null"]},"labels":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}}},"required":[]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cwd !== undefined){
let data1 = data.cwd;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: schema48.properties.cwd.type}});
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema48.properties.name.type}});
errors++;
}
}
if(data.parentSession !== undefined){
let data3 = data.parentSession;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentSession",schemaPath:"#/properties/parentSession/type",keyword:"type",params:{type: schema48.properties.parentSession.type}});
errors++;
}
}
if(data.messageCount !== undefined){
let data4 = data.messageCount;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/messageCount",schemaPath:"#/properties/messageCount/type",keyword:"type",params:{type: schema48.properties.messageCount.type}});
errors++;
}
}
if(data.firstMessage !== undefined){
let data5 = data.firstMessage;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/firstMessage",schemaPath:"#/properties/firstMessage/type",keyword:"type",params:{type: schema48.properties.firstMessage.type}});
errors++;
}
}
if(data.labels !== undefined){
let data6 = data.labels;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: schema48.properties.labels.type}});
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
let data7 = data6[key0];
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: schema48.properties.labels.additionalProperties.type}});
errors++;
}
}
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
validate33.evaluated = {"props":{"id":true,"cwd":true,"name":true,"parentSession":true,"messageCount":true,"firstMessage":true,"labels":true},"dynamicProps":false,"dynamicItems":false};

export const SessionValidateParams = validate34;
const schema49 = {"description":"What session/validate is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"}},"required":["path"]};

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
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
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
validate34.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const SessionValidateResult = validate35;
const schema50 = {"description":"What session/validate answers.","type":"object","properties":{"valid":{"type":"boolean"},"problems":{"type":"array","items":{"description":"A problem.","type":"object","properties":{"line":{"type":["number","null"]},"message":{"type":"string"}},"required":[]}}},"required":["valid"]};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}});
errors++;
}
if(data.valid !== undefined){
if(typeof data.valid !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.problems !== undefined){
let data1 = data.problems;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.line !== undefined){
let data3 = data2.line;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0+"/line",schemaPath:"#/properties/problems/items/properties/line/type",keyword:"type",params:{type: schema50.properties.problems.items.properties.line.type}});
errors++;
}
}
if(data2.message !== undefined){
if(typeof data2.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0+"/message",schemaPath:"#/properties/problems/items/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"valid":true,"problems":true},"dynamicProps":false,"dynamicItems":false};

export const PathDirectoryParams = validate36;
const schema51 = {"description":"What path/directory is asked with.","type":"object","properties":{"cwd":{"type":"string"},"platform":{"enum":["posix","win32"]}},"required":["cwd","platform"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cwd === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}});
errors++;
}
if(data.platform === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platform"}});
errors++;
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.platform !== undefined){
let data1 = data.platform;
if(!((data1 === "posix") || (data1 === "win32"))){
(vErrors ??= []).push({instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/enum",keyword:"enum",params:{allowedValues: schema51.properties.platform.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"cwd":true,"platform":true},"dynamicProps":false,"dynamicItems":false};

export const PathDirectoryResult = validate37;
const schema52 = {"description":"What path/directory answers.","type":"object","properties":{"name":{"type":"string"}},"required":["name"]};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

export const PathFileParams = validate38;
const schema53 = {"description":"What path/file is asked with.","type":"object","properties":{"timestamp":{"type":"string"},"sessionId":{"type":"string"}},"required":["timestamp","sessionId"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.sessionId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"}});
errors++;
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"timestamp":true,"sessionId":true},"dynamicProps":false,"dynamicItems":false};

export const PathFileResult = validate39;
const schema54 = {"description":"What path/file answers.","type":"object","properties":{"name":{"type":"string"}},"required":["name"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

export const PathSessionIdParams = validate40;
const schema55 = {"description":"What path/sessionId is asked with.","type":"object","properties":{"sessionId":{"type":"string"}},"required":["sessionId"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessionId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"}});
errors++;
}
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"sessionId":true},"dynamicProps":false,"dynamicItems":false};

export const PathSessionIdResult = validate41;
const schema56 = {"description":"What path/sessionId answers.","type":"object","properties":{"valid":{"type":"boolean"}},"required":["valid"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}});
errors++;
}
if(data.valid !== undefined){
if(typeof data.valid !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"valid":true},"dynamicProps":false,"dynamicItems":false};

export const SessionCreateParams = validate42;
const schema57 = {"description":"What session/create is asked with.","type":"object","properties":{"directory":{"description":"An absolute path.","type":"string"},"cwd":{"type":"string"},"sessionId":{"type":"string"},"parentSession":{"type":"string"}},"required":["directory","cwd"]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.directory === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "directory"}});
errors++;
}
if(data.cwd === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}});
errors++;
}
if(data.directory !== undefined){
if(typeof data.directory !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentSession !== undefined){
if(typeof data.parentSession !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/parentSession",schemaPath:"#/properties/parentSession/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"directory":true,"cwd":true,"sessionId":true,"parentSession":true},"dynamicProps":false,"dynamicItems":false};

export const SessionCreateResult = validate43;
const schema58 = {"description":"What session/create answers.","type":"object","properties":{"handle":{"type":["string","number"]},"sessionId":{"type":"string"},"path":{"type":"string"}},"required":["handle","sessionId","path"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.handle === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"}});
errors++;
}
if(data.sessionId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"}});
errors++;
}
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data.handle !== undefined){
let data0 = data.handle;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
(vErrors ??= []).push({instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema58.properties.handle.type}});
errors++;
}
}
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"handle":true,"sessionId":true,"path":true},"dynamicProps":false,"dynamicItems":false};

export const SessionNewParams = validate44;
const schema59 = {"description":"What session/new is asked with.","type":"object","properties":{"handle":{"type":["string","number"]},"sessionId":{"type":"string"},"parentSession":{"type":"string"}},"required":["handle"]};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.handle === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"}});
errors++;
}
if(data.handle !== undefined){
let data0 = data.handle;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
(vErrors ??= []).push({instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema59.properties.handle.type}});
errors++;
}
}
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentSession !== undefined){
if(typeof data.parentSession !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/parentSession",schemaPath:"#/properties/parentSession/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"handle":true,"sessionId":true,"parentSession":true},"dynamicProps":false,"dynamicItems":false};

export const SessionNewResult = validate45;
const schema60 = {"description":"What session/new answers: a new session in the same writer.","type":"object","properties":{"handle":{"description":"May be the one that was asked with.","type":["string","number"]},"sessionId":{"type":"string"},"path":{"type":"string"}},"required":["handle","sessionId","path"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.handle === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"}});
errors++;
}
if(data.sessionId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"}});
errors++;
}
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data.handle !== undefined){
let data0 = data.handle;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
(vErrors ??= []).push({instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema60.properties.handle.type}});
errors++;
}
}
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"handle":true,"sessionId":true,"path":true},"dynamicProps":false,"dynamicItems":false};

export const SessionOpenParams = validate46;
const schema61 = {"description":"What session/open is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"}},"required":["path"]};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
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
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const SessionOpenResult = validate47;
const schema62 = {"description":"What session/open answers.","type":"object","properties":{"handle":{"type":["string","number"]},"sessionId":{"type":"string"},"leafId":{"type":["string","null"]}},"required":["handle","sessionId","leafId"]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.handle === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"}});
errors++;
}
if(data.sessionId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"}});
errors++;
}
if(data.leafId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leafId"}});
errors++;
}
if(data.handle !== undefined){
let data0 = data.handle;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
(vErrors ??= []).push({instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema62.properties.handle.type}});
errors++;
}
}
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.leafId !== undefined){
let data2 = data.leafId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/leafId",schemaPath:"#/properties/leafId/type",keyword:"type",params:{type: schema62.properties.leafId.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"handle":true,"sessionId":true,"leafId":true},"dynamicProps":false,"dynamicItems":false};

export const SessionAppendParams = validate48;
const schema63 = {"description":"What session/append is asked with.","type":"object","properties":{"handle":{"type":["string","number"]},"entry":{"description":"The payload.","type":"object","tsType":"{ type: string; [member: string]: unknown }","properties":{"type":{"type":"string"}},"required":["type"]}},"required":["handle","entry"]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.handle === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"}});
errors++;
}
if(data.entry === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entry"}});
errors++;
}
if(data.handle !== undefined){
let data0 = data.handle;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
(vErrors ??= []).push({instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema63.properties.handle.type}});
errors++;
}
}
if(data.entry !== undefined){
let data1 = data.entry;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/entry",schemaPath:"#/properties/entry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data1.type !== undefined){
if(typeof data1.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/entry/type",schemaPath:"#/properties/entry/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entry",schemaPath:"#/properties/entry/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"handle":true,"entry":true},"dynamicProps":false,"dynamicItems":false};

export const SessionAppendResult = validate49;
const schema64 = {"description":"What session/append answers.","type":"object","properties":{"entryId":{"type":"string"}},"required":["entryId"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entryId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entryId"}});
errors++;
}
if(data.entryId !== undefined){
if(typeof data.entryId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"entryId":true},"dynamicProps":false,"dynamicItems":false};

export const SessionNavigateParams = validate50;
const schema65 = {"description":"What session/navigate is asked with.","type":"object","properties":{"handle":{"type":["string","number"]},"entryId":{"type":["string","null"]},"summary":{"type":"string"}},"required":["handle","entryId"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.handle === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"}});
errors++;
}
if(data.entryId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entryId"}});
errors++;
}
if(data.handle !== undefined){
let data0 = data.handle;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
(vErrors ??= []).push({instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema65.properties.handle.type}});
errors++;
}
}
if(data.entryId !== undefined){
let data1 = data.entryId;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/entryId",schemaPath:"#/properties/entryId/type",keyword:"type",params:{type: schema65.properties.entryId.type}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"handle":true,"entryId":true,"summary":true},"dynamicProps":false,"dynamicItems":false};

export const SessionNavigateResult = validate51;
const schema66 = {"description":"What session/navigate answers.","type":"object","properties":{"leafId":{"type":["string","null"]}},"required":["leafId"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leafId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leafId"}});
errors++;
}
if(data.leafId !== undefined){
let data0 = data.leafId;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/leafId",schemaPath:"#/properties/leafId/type",keyword:"type",params:{type: schema66.properties.leafId.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"leafId":true},"dynamicProps":false,"dynamicItems":false};

export const SessionStateParams = validate52;
const schema67 = {"description":"What session/state is asked with.","type":"object","properties":{"handle":{"type":["string","number"]}},"required":["handle"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.handle === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"}});
errors++;
}
if(data.handle !== undefined){
let data0 = data.handle;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
(vErrors ??= []).push({instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema67.properties.handle.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const SessionStateResult = validate53;
const schema68 = {"description":"What session/state answers.","type":"object","properties":{"leafId":{"type":["string","null"]},"path":{"type":["string","null"]},"labels":{"description":"What the writer itself believes, by entry id.","type":"object","additionalProperties":{"type":["string","null"]}},"name":{"type":["string","null"]},"entryIds":{"description":"The active branch, root first.","type":"array","items":{"type":"string"}}},"required":["leafId"]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leafId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leafId"}});
errors++;
}
if(data.leafId !== undefined){
let data0 = data.leafId;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/leafId",schemaPath:"#/properties/leafId/type",keyword:"type",params:{type: schema68.properties.leafId.type}});
errors++;
}
}
if(data.path !== undefined){
let data1 = data.path;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema68.properties.path.type}});
errors++;
}
}
if(data.labels !== undefined){
let data2 = data.labels;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: schema68.properties.labels.additionalProperties.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema68.properties.name.type}});
errors++;
}
}
if(data.entryIds !== undefined){
let data5 = data.entryIds;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/entryIds/" + i0,schemaPath:"#/properties/entryIds/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entryIds",schemaPath:"#/properties/entryIds/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"leafId":true,"path":true,"labels":true,"name":true,"entryIds":true},"dynamicProps":false,"dynamicItems":false};

export const SessionCloseParams = validate54;
const schema69 = {"description":"What session/close is asked with.","type":"object","properties":{"handle":{"type":["string","number"]}},"required":["handle"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.handle === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"}});
errors++;
}
if(data.handle !== undefined){
let data0 = data.handle;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
(vErrors ??= []).push({instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema69.properties.handle.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const SessionCloseResult = validate55;
const schema70 = {"description":"What session/close answers.","type":"object","properties":{"path":{"type":["string","null"]}},"required":[]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema70.properties.path.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const SessionForkParams = validate56;
const schema71 = {"description":"What session/fork is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"directory":{"description":"An absolute path.","type":"string"},"cwd":{"type":"string"}},"required":["path","directory","cwd"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
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
if(data.directory === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "directory"}});
errors++;
}
if(data.cwd === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}});
errors++;
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.directory !== undefined){
if(typeof data.directory !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"path":true,"directory":true,"cwd":true},"dynamicProps":false,"dynamicItems":false};

export const SessionForkResult = validate57;
const schema72 = {"description":"What session/fork answers.","type":"object","properties":{"path":{"type":["string","null"]},"handle":{"description":"The writer that made the copy, now open on it.","type":["string","number"]},"sessionId":{"type":"string"},"leafId":{"type":["string","null"]}},"required":[]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema72.properties.path.type}});
errors++;
}
}
if(data.handle !== undefined){
let data1 = data.handle;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
(vErrors ??= []).push({instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema72.properties.handle.type}});
errors++;
}
}
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.leafId !== undefined){
let data3 = data.leafId;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/leafId",schemaPath:"#/properties/leafId/type",keyword:"type",params:{type: schema72.properties.leafId.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"path":true,"handle":true,"sessionId":true,"leafId":true},"dynamicProps":false,"dynamicItems":false};

export const SessionCloneParams = validate58;
const schema73 = {"description":"What session/clone is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"directory":{"description":"An absolute path.","type":"string"},"leafId":{"description":"Left out: the leaf on load; null: before the first entry.","type":["string","null"]}},"required":["path","directory"]};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
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
if(data.directory === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "directory"}});
errors++;
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.directory !== undefined){
if(typeof data.directory !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.leafId !== undefined){
let data2 = data.leafId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/leafId",schemaPath:"#/properties/leafId/type",keyword:"type",params:{type: schema73.properties.leafId.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"path":true,"directory":true,"leafId":true},"dynamicProps":false,"dynamicItems":false};

export const SessionCloneResult = validate59;
const schema74 = {"description":"What session/clone answers.","type":"object","properties":{"path":{"type":["string","null"]},"handle":{"description":"The writer that made the copy, now open on it.","type":["string","number"]},"sessionId":{"type":"string"},"leafId":{"type":["string","null"]}},"required":[]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema74.properties.path.type}});
errors++;
}
}
if(data.handle !== undefined){
let data1 = data.handle;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
(vErrors ??= []).push({instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema74.properties.handle.type}});
errors++;
}
}
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.leafId !== undefined){
let data3 = data.leafId;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/leafId",schemaPath:"#/properties/leafId/type",keyword:"type",params:{type: schema74.properties.leafId.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"path":true,"handle":true,"sessionId":true,"leafId":true},"dynamicProps":false,"dynamicItems":false};

export const SessionsListParams = validate60;
const schema75 = {"description":"What sessions/list is asked with.","type":"object","properties":{"directory":{"description":"An absolute path.","type":"string"},"root":{"description":"In place of directory: a sessions root, one directory a project. An absolute path.","type":"string"},"cwd":{"type":"string"}},"required":[]};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.directory !== undefined){
if(typeof data.directory !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.root !== undefined){
if(typeof data.root !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/root",schemaPath:"#/properties/root/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"directory":true,"root":true,"cwd":true},"dynamicProps":false,"dynamicItems":false};

export const SessionsListResult = validate61;
const schema76 = {"description":"What sessions/list answers.","type":"object","properties":{"sessions":{"type":"array","items":{"description":"A session of a list.","type":"object","properties":{"path":{"type":"string"},"id":{"type":"string"},"cwd":{"type":["string","null"]},"name":{"type":["string","null"]},"messageCount":{"type":"number"},"firstMessage":{"type":["string","null"]}},"required":["path","id"]}}},"required":["sessions"]};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessions === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessions"}});
errors++;
}
if(data.sessions !== undefined){
let data0 = data.sessions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.path === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sessions/" + i0,schemaPath:"#/properties/sessions/items/required",keyword:"required",params:{missingProperty: "path"}});
errors++;
}
if(data1.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sessions/" + i0,schemaPath:"#/properties/sessions/items/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data1.path !== undefined){
if(typeof data1.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sessions/" + i0+"/path",schemaPath:"#/properties/sessions/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sessions/" + i0+"/id",schemaPath:"#/properties/sessions/items/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.cwd !== undefined){
let data4 = data1.cwd;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sessions/" + i0+"/cwd",schemaPath:"#/properties/sessions/items/properties/cwd/type",keyword:"type",params:{type: schema76.properties.sessions.items.properties.cwd.type}});
errors++;
}
}
if(data1.name !== undefined){
let data5 = data1.name;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sessions/" + i0+"/name",schemaPath:"#/properties/sessions/items/properties/name/type",keyword:"type",params:{type: schema76.properties.sessions.items.properties.name.type}});
errors++;
}
}
if(data1.messageCount !== undefined){
let data6 = data1.messageCount;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/sessions/" + i0+"/messageCount",schemaPath:"#/properties/sessions/items/properties/messageCount/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data1.firstMessage !== undefined){
let data7 = data1.firstMessage;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sessions/" + i0+"/firstMessage",schemaPath:"#/properties/sessions/items/properties/firstMessage/type",keyword:"type",params:{type: schema76.properties.sessions.items.properties.firstMessage.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sessions/" + i0,schemaPath:"#/properties/sessions/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"sessions":true},"dynamicProps":false,"dynamicItems":false};

export const SessionsLatestParams = validate62;
const schema77 = {"description":"What sessions/latest is asked with.","type":"object","properties":{"directory":{"description":"An absolute path.","type":"string"},"cwd":{"type":"string"}},"required":["directory"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.directory === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "directory"}});
errors++;
}
if(data.directory !== undefined){
if(typeof data.directory !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"directory":true,"cwd":true},"dynamicProps":false,"dynamicItems":false};

export const SessionsLatestResult = validate63;
const schema78 = {"description":"What sessions/latest answers.","type":"object","properties":{"path":{"type":["string","null"]}},"required":[]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema78.properties.path.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const SessionsFindParams = validate64;
const schema79 = {"description":"What sessions/find is asked with.","type":"object","properties":{"directory":{"description":"An absolute path.","type":"string"},"sessionId":{"type":"string"}},"required":["directory","sessionId"]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.directory === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "directory"}});
errors++;
}
if(data.sessionId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"}});
errors++;
}
if(data.directory !== undefined){
if(typeof data.directory !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"directory":true,"sessionId":true},"dynamicProps":false,"dynamicItems":false};

export const SessionsFindResult = validate65;
const schema80 = {"description":"What sessions/find answers.","type":"object","properties":{"path":{"type":["string","null"]}},"required":[]};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema80.properties.path.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const CompactionPlanParams = validate66;
const schema81 = {"description":"What compaction/plan is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"leafId":{"description":"Left out: the leaf on load; null: before the first entry.","type":["string","null"]},"keepRecentTokens":{"type":"number"}},"required":["path","keepRecentTokens"]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
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
if(data.keepRecentTokens === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keepRecentTokens"}});
errors++;
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.leafId !== undefined){
let data1 = data.leafId;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/leafId",schemaPath:"#/properties/leafId/type",keyword:"type",params:{type: schema81.properties.leafId.type}});
errors++;
}
}
if(data.keepRecentTokens !== undefined){
let data2 = data.keepRecentTokens;
if(!((typeof data2 == "number") && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/keepRecentTokens",schemaPath:"#/properties/keepRecentTokens/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"path":true,"leafId":true,"keepRecentTokens":true},"dynamicProps":false,"dynamicItems":false};

export const CompactionPlanResult = validate67;
const schema82 = {"description":"What compaction/plan answers.","type":"object","properties":{"firstKeptEntryId":{"description":"Null where the compaction keeps none, and where nothing is to be compacted.","type":["string","null"]}},"required":[]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstKeptEntryId !== undefined){
let data0 = data.firstKeptEntryId;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/firstKeptEntryId",schemaPath:"#/properties/firstKeptEntryId/type",keyword:"type",params:{type: schema82.properties.firstKeptEntryId.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"firstKeptEntryId":true},"dynamicProps":false,"dynamicItems":false};

export const UsageSums = validate68;
const schema83 = {"description":"Sums of tokens, and what they cost.","type":"object","properties":{"input":{"type":"number"},"output":{"type":"number"},"cacheRead":{"type":"number"},"cacheWrite":{"type":"number"},"totalTokens":{"type":"number"},"cost":{"type":"number"}},"required":[]};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input !== undefined){
let data0 = data.input;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.output !== undefined){
let data1 = data.output;
if(!((typeof data1 == "number") && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.cacheRead !== undefined){
let data2 = data.cacheRead;
if(!((typeof data2 == "number") && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/cacheRead",schemaPath:"#/properties/cacheRead/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.cacheWrite !== undefined){
let data3 = data.cacheWrite;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/cacheWrite",schemaPath:"#/properties/cacheWrite/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.totalTokens !== undefined){
let data4 = data.totalTokens;
if(!((typeof data4 == "number") && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.cost !== undefined){
let data5 = data.cost;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"input":true,"output":true,"cacheRead":true,"cacheWrite":true,"totalTokens":true,"cost":true},"dynamicProps":false,"dynamicItems":false};

export const SessionUsageParams = validate69;
const schema84 = {"description":"What session/usage is asked with: a file or a folder.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"directory":{"description":"An absolute path.","type":"string"}},"required":[]};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.directory !== undefined){
if(typeof data.directory !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"path":true,"directory":true},"dynamicProps":false,"dynamicItems":false};

export const SessionUsageResult = validate70;
const schema85 = {"description":"What session/usage answers. In a folder, what a fork or clone repeats counts once.","type":"object","properties":{"input":{"type":"number"},"output":{"type":"number"},"cacheRead":{"type":"number"},"cacheWrite":{"type":"number"},"totalTokens":{"type":"number"},"cost":{"type":"number"},"byModel":{"description":"By \"provider/model\".","type":"object","additionalProperties":{"$ref":"#/$defs/UsageSums"}}},"required":[]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input !== undefined){
let data0 = data.input;
if(!((typeof data0 == "number") && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.output !== undefined){
let data1 = data.output;
if(!((typeof data1 == "number") && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.cacheRead !== undefined){
let data2 = data.cacheRead;
if(!((typeof data2 == "number") && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/cacheRead",schemaPath:"#/properties/cacheRead/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.cacheWrite !== undefined){
let data3 = data.cacheWrite;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/cacheWrite",schemaPath:"#/properties/cacheWrite/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.totalTokens !== undefined){
let data4 = data.totalTokens;
if(!((typeof data4 == "number") && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.cost !== undefined){
let data5 = data.cost;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.byModel !== undefined){
let data6 = data.byModel;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
let data7 = data6[key0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.input !== undefined){
let data8 = data7.input;
if(!((typeof data8 == "number") && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/byModel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/input",schemaPath:"#/$defs/UsageSums/properties/input/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data7.output !== undefined){
let data9 = data7.output;
if(!((typeof data9 == "number") && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/byModel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/output",schemaPath:"#/$defs/UsageSums/properties/output/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data7.cacheRead !== undefined){
let data10 = data7.cacheRead;
if(!((typeof data10 == "number") && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/byModel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/cacheRead",schemaPath:"#/$defs/UsageSums/properties/cacheRead/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data7.cacheWrite !== undefined){
let data11 = data7.cacheWrite;
if(!((typeof data11 == "number") && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/byModel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/cacheWrite",schemaPath:"#/$defs/UsageSums/properties/cacheWrite/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data7.totalTokens !== undefined){
let data12 = data7.totalTokens;
if(!((typeof data12 == "number") && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/byModel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/totalTokens",schemaPath:"#/$defs/UsageSums/properties/totalTokens/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data7.cost !== undefined){
let data13 = data7.cost;
if(!((typeof data13 == "number") && (isFinite(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/byModel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/cost",schemaPath:"#/$defs/UsageSums/properties/cost/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/byModel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/UsageSums/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/byModel",schemaPath:"#/properties/byModel/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"input":true,"output":true,"cacheRead":true,"cacheWrite":true,"totalTokens":true,"cost":true,"byModel":true},"dynamicProps":false,"dynamicItems":false};

export const SessionTranscriptParams = validate71;
const schema87 = {"description":"What session/transcript is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"leafId":{"description":"Left out: the leaf on load; null: before the first entry.","type":["string","null"]}},"required":["path"]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
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
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.leafId !== undefined){
let data1 = data.leafId;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/leafId",schemaPath:"#/properties/leafId/type",keyword:"type",params:{type: schema87.properties.leafId.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"path":true,"leafId":true},"dynamicProps":false,"dynamicItems":false};

export const SessionTranscriptResult = validate72;
const schema88 = {"description":"What session/transcript answers: what a viewer shows of a branch, in order.","type":"object","properties":{"items":{"type":"array","items":{"description":"A shown entry, as plain text.","type":"object","properties":{"entryId":{"type":"string"},"role":{"type":"string"},"text":{"type":"string"}},"required":["role","text"]}}},"required":["items"]};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}});
errors++;
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.role === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data1.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data1.entryId !== undefined){
if(typeof data1.entryId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/entryId",schemaPath:"#/properties/items/items/properties/entryId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.role !== undefined){
if(typeof data1.role !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/role",schemaPath:"#/properties/items/items/properties/role/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.text !== undefined){
if(typeof data1.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"items":true},"dynamicProps":false,"dynamicItems":false};

export const SessionImportParams = validate73;
const schema89 = {"description":"What session/import is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"directory":{"description":"An absolute path.","type":"string"},"cwd":{"type":"string"}},"required":["path","directory","cwd"]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
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
if(data.directory === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "directory"}});
errors++;
}
if(data.cwd === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}});
errors++;
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.directory !== undefined){
if(typeof data.directory !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"path":true,"directory":true,"cwd":true},"dynamicProps":false,"dynamicItems":false};

export const SessionImportResult = validate74;
const schema90 = {"description":"What session/import answers: where the session is now. No other file is written over.","type":"object","properties":{"path":{"type":["string","null"]}},"required":[]};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema90.properties.path.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

export const RpcRequest = validate75;
const schema32 = {"description":"A request, one line.","type":"object","properties":{"jsonrpc":{"const":"2.0"},"id":{"type":"integer"},"method":{"enum":["initialize","session/read","session/tree","session/branch","session/context","session/info","session/validate","path/directory","path/file","path/sessionId","session/create","session/new","session/open","session/append","session/navigate","session/state","session/close","session/fork","session/clone","sessions/list","sessions/latest","sessions/find","compaction/plan","session/usage","session/transcript","session/import"]},"params":{"type":"object","tsType":"{ [member: string]: unknown }"}},"required":["jsonrpc","id","method","params"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jsonrpc === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jsonrpc"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data.params === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "params"}});
errors++;
}
if(data.jsonrpc !== undefined){
if("2.0" !== data.jsonrpc){
(vErrors ??= []).push({instancePath:instancePath+"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.method !== undefined){
let data2 = data.method;
if(!((((((((((((((((((((((((((data2 === "initialize") || (data2 === "session/read")) || (data2 === "session/tree")) || (data2 === "session/branch")) || (data2 === "session/context")) || (data2 === "session/info")) || (data2 === "session/validate")) || (data2 === "path/directory")) || (data2 === "path/file")) || (data2 === "path/sessionId")) || (data2 === "session/create")) || (data2 === "session/new")) || (data2 === "session/open")) || (data2 === "session/append")) || (data2 === "session/navigate")) || (data2 === "session/state")) || (data2 === "session/close")) || (data2 === "session/fork")) || (data2 === "session/clone")) || (data2 === "sessions/list")) || (data2 === "sessions/latest")) || (data2 === "sessions/find")) || (data2 === "compaction/plan")) || (data2 === "session/usage")) || (data2 === "session/transcript")) || (data2 === "session/import"))){
(vErrors ??= []).push({instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema32.properties.method.enum}});
errors++;
}
}
if(data.params !== undefined){
let data3 = data.params;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"jsonrpc":true,"id":true,"method":true,"params":true},"dynamicProps":false,"dynamicItems":false};

export const RpcResult = validate76;
const schema33 = {"description":"An answer with a result.","type":"object","properties":{"jsonrpc":{"const":"2.0"},"id":{"type":"integer"},"result":{"tsType":"unknown"}},"required":["jsonrpc","id","result"]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jsonrpc === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jsonrpc"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"}});
errors++;
}
if(data.jsonrpc !== undefined){
if("2.0" !== data.jsonrpc){
(vErrors ??= []).push({instancePath:instancePath+"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"jsonrpc":true,"id":true,"result":true},"dynamicProps":false,"dynamicItems":false};

export const RpcError = validate77;
const schema34 = {"description":"An answer that is a refusal or a fault.","type":"object","properties":{"jsonrpc":{"const":"2.0"},"id":{"type":["integer","null"]},"error":{"description":"What went wrong.","type":"object","properties":{"code":{"type":"integer"},"message":{"type":"string"},"data":{"description":"Where the fault is, if the implementation tells.","tsType":"unknown"}},"required":["code","message"]}},"required":["jsonrpc","id","error"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jsonrpc === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jsonrpc"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data.jsonrpc !== undefined){
if("2.0" !== data.jsonrpc){
(vErrors ??= []).push({instancePath:instancePath+"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema34.properties.id.type}});
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data2.message === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data2.code !== undefined){
let data3 = data2.code;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data2.message !== undefined){
if(typeof data2.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"jsonrpc":true,"id":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const ProtocolMessage = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"protocol.schema.json","title":"ProtocolMessage","description":"A line of the driver protocol, version 1. Members beyond those named are ignored.","anyOf":[{"$ref":"#/$defs/RpcRequest"},{"$ref":"#/$defs/RpcResult"},{"$ref":"#/$defs/RpcError"}],"$defs":{"InitializeParams":{"description":"What initialize is asked with.","type":"object","properties":{"protocol":{"const":1},"runner":{"description":"Who asks.","type":"object","properties":{"name":{"type":"string"},"version":{"type":"string"}},"required":["name","version"]}},"required":["protocol","runner"]},"InitializeResult":{"description":"What initialize answers.","type":"object","properties":{"protocol":{"const":1},"implementation":{"description":"What is tested.","type":"object","properties":{"name":{"type":"string","minLength":1},"version":{"type":"string","minLength":1},"language":{"type":"string"},"homepage":{"type":"string"}},"required":["name","version"]},"follows":{"description":"A Pi release, such as 1.6.0.","type":"string","pattern":"^\\d+\\.\\d+\\.\\d+"},"methods":{"type":"array","items":{"type":"string"}},"platforms":{"type":"array","items":{"enum":["posix","win32"]}},"limits":{"description":"What the language or its JSON reader cannot hold: a case that needs it is skipped. depth-100: nesting deeper than 100 is refused.","type":"array","items":{"type":"string","pattern":"^(no-lone-surrogates|float64-only|integers-only-64|no-nul|no-duplicate-names|depth-[1-9][0-9]*)$"}},"offers":{"$ref":"#/$defs/Offers"}},"required":["protocol","implementation","follows","methods"]},"Offers":{"description":"What the declared methods do not give. A member that is left out is offered in full.","type":"object","properties":{"leafId":{"description":"False: only the leaf on load is answered.","type":"boolean"},"settings":{"description":"False: a context has no thinkingLevel and no model.","type":"boolean"},"messages":{"description":"\"ids\": a context is { entryIds }, the entries that send something, in order.","enum":["full","ids"]},"labels":{"type":"boolean"},"name":{"type":"boolean"},"firstMessage":{"type":"boolean"},"messageCount":{"type":"boolean"},"entryTypes":{"description":"The types of entries that a writer takes.","type":"array","items":{"type":"string"}},"directory":{"description":"\"own\": a writer that has one fixed store; session/create tells where.","enum":["any","own"]},"platformsOfFinding":{"description":"The path styles of working directories that it finds sessions by.","type":"array","items":{"enum":["posix","win32"]}},"usage":{"description":"The members of session/usage that it gives.","type":"array","items":{"enum":["input","output","cacheRead","cacheWrite","totalTokens","cost","byModel"]}}},"required":[]},"SessionReadParams":{"description":"What session/read is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"}},"required":["path"]},"SessionReadResult":{"description":"What session/read answers.","type":"object","properties":{"header":{"description":"The header.","type":"object","properties":{"id":{"type":"string"},"version":{"tsType":"unknown"},"timestamp":{"tsType":"unknown"},"cwd":{"tsType":"unknown"},"parentSession":{"tsType":"unknown"}},"required":["id"]},"entries":{"type":"array","items":{"description":"An entry, with whatever members it has.","type":"object","properties":{"type":{"type":"string"},"id":{"type":"string"},"parentId":{"type":["string","null"]}},"required":["type","id","parentId"]}},"leafId":{"type":["string","null"]}},"required":["header","entries","leafId"]},"SessionTreeParams":{"description":"What session/tree is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"}},"required":["path"]},"SessionTreeResult":{"description":"What session/tree answers.","type":"object","properties":{"roots":{"type":"array","items":{"type":"string"}},"children":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}},"required":["roots","children"]},"SessionBranchParams":{"description":"What session/branch is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"leafId":{"description":"Left out: the leaf on load; null: before the first entry.","type":["string","null"]}},"required":["path"]},"SessionBranchResult":{"description":"What session/branch answers.","type":"object","properties":{"entryIds":{"type":"array","items":{"type":"string"}}},"required":["entryIds"]},"SessionContextParams":{"description":"What session/context is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"leafId":{"description":"Left out: the leaf on load; null: before the first entry.","type":["string","null"]}},"required":["path"]},"SessionContextResult":{"description":"What session/context answers.","type":"object","properties":{"messages":{"type":"array","items":{"description":"A message, with the entry that it comes from.","type":"object","properties":{"message":{"type":"object","tsType":"object"},"entryId":{"type":"string"}},"required":["message"]}},"entryIds":{"description":"In place of messages, where only ids are offered: the entries that send something.","type":"array","items":{"type":"string"}},"thinkingLevel":{"tsType":"unknown"},"model":{"type":["object","null"],"properties":{"provider":{"type":"string"},"modelId":{"type":"string"}},"required":["provider","modelId"]}},"required":[]},"SessionInfoParams":{"description":"What session/info is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"}},"required":["path"]},"SessionInfoResult":{"description":"What session/info answers.","type":"object","properties":{"id":{"type":"string"},"cwd":{"type":["string","null"]},"name":{"type":["string","null"]},"parentSession":{"type":["string","null"]},"messageCount":{"type":["number","null"]},"firstMessage":{"type":["string","null"]},"labels":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}}},"required":[]},"SessionValidateParams":{"description":"What session/validate is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"}},"required":["path"]},"SessionValidateResult":{"description":"What session/validate answers.","type":"object","properties":{"valid":{"type":"boolean"},"problems":{"type":"array","items":{"description":"A problem.","type":"object","properties":{"line":{"type":["number","null"]},"message":{"type":"string"}},"required":[]}}},"required":["valid"]},"PathDirectoryParams":{"description":"What path/directory is asked with.","type":"object","properties":{"cwd":{"type":"string"},"platform":{"enum":["posix","win32"]}},"required":["cwd","platform"]},"PathDirectoryResult":{"description":"What path/directory answers.","type":"object","properties":{"name":{"type":"string"}},"required":["name"]},"PathFileParams":{"description":"What path/file is asked with.","type":"object","properties":{"timestamp":{"type":"string"},"sessionId":{"type":"string"}},"required":["timestamp","sessionId"]},"PathFileResult":{"description":"What path/file answers.","type":"object","properties":{"name":{"type":"string"}},"required":["name"]},"PathSessionIdParams":{"description":"What path/sessionId is asked with.","type":"object","properties":{"sessionId":{"type":"string"}},"required":["sessionId"]},"PathSessionIdResult":{"description":"What path/sessionId answers.","type":"object","properties":{"valid":{"type":"boolean"}},"required":["valid"]},"SessionCreateParams":{"description":"What session/create is asked with.","type":"object","properties":{"directory":{"description":"An absolute path.","type":"string"},"cwd":{"type":"string"},"sessionId":{"type":"string"},"parentSession":{"type":"string"}},"required":["directory","cwd"]},"SessionCreateResult":{"description":"What session/create answers.","type":"object","properties":{"handle":{"type":["string","number"]},"sessionId":{"type":"string"},"path":{"type":"string"}},"required":["handle","sessionId","path"]},"SessionNewParams":{"description":"What session/new is asked with.","type":"object","properties":{"handle":{"type":["string","number"]},"sessionId":{"type":"string"},"parentSession":{"type":"string"}},"required":["handle"]},"SessionNewResult":{"description":"What session/new answers: a new session in the same writer.","type":"object","properties":{"handle":{"description":"May be the one that was asked with.","type":["string","number"]},"sessionId":{"type":"string"},"path":{"type":"string"}},"required":["handle","sessionId","path"]},"SessionOpenParams":{"description":"What session/open is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"}},"required":["path"]},"SessionOpenResult":{"description":"What session/open answers.","type":"object","properties":{"handle":{"type":["string","number"]},"sessionId":{"type":"string"},"leafId":{"type":["string","null"]}},"required":["handle","sessionId","leafId"]},"SessionAppendParams":{"description":"What session/append is asked with.","type":"object","properties":{"handle":{"type":["string","number"]},"entry":{"description":"The payload.","type":"object","tsType":"{ type: string; [member: string]: unknown }","properties":{"type":{"type":"string"}},"required":["type"]}},"required":["handle","entry"]},"SessionAppendResult":{"description":"What session/append answers.","type":"object","properties":{"entryId":{"type":"string"}},"required":["entryId"]},"SessionNavigateParams":{"description":"What session/navigate is asked with.","type":"object","properties":{"handle":{"type":["string","number"]},"entryId":{"type":["string","null"]},"summary":{"type":"string"}},"required":["handle","entryId"]},"SessionNavigateResult":{"description":"What session/navigate answers.","type":"object","properties":{"leafId":{"type":["string","null"]}},"required":["leafId"]},"SessionStateParams":{"description":"What session/state is asked with.","type":"object","properties":{"handle":{"type":["string","number"]}},"required":["handle"]},"SessionStateResult":{"description":"What session/state answers.","type":"object","properties":{"leafId":{"type":["string","null"]},"path":{"type":["string","null"]},"labels":{"description":"What the writer itself believes, by entry id.","type":"object","additionalProperties":{"type":["string","null"]}},"name":{"type":["string","null"]},"entryIds":{"description":"The active branch, root first.","type":"array","items":{"type":"string"}}},"required":["leafId"]},"SessionCloseParams":{"description":"What session/close is asked with.","type":"object","properties":{"handle":{"type":["string","number"]}},"required":["handle"]},"SessionCloseResult":{"description":"What session/close answers.","type":"object","properties":{"path":{"type":["string","null"]}},"required":[]},"SessionForkParams":{"description":"What session/fork is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"directory":{"description":"An absolute path.","type":"string"},"cwd":{"type":"string"}},"required":["path","directory","cwd"]},"SessionForkResult":{"description":"What session/fork answers.","type":"object","properties":{"path":{"type":["string","null"]},"handle":{"description":"The writer that made the copy, now open on it.","type":["string","number"]},"sessionId":{"type":"string"},"leafId":{"type":["string","null"]}},"required":[]},"SessionCloneParams":{"description":"What session/clone is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"directory":{"description":"An absolute path.","type":"string"},"leafId":{"description":"Left out: the leaf on load; null: before the first entry.","type":["string","null"]}},"required":["path","directory"]},"SessionCloneResult":{"description":"What session/clone answers.","type":"object","properties":{"path":{"type":["string","null"]},"handle":{"description":"The writer that made the copy, now open on it.","type":["string","number"]},"sessionId":{"type":"string"},"leafId":{"type":["string","null"]}},"required":[]},"SessionsListParams":{"description":"What sessions/list is asked with.","type":"object","properties":{"directory":{"description":"An absolute path.","type":"string"},"root":{"description":"In place of directory: a sessions root, one directory a project. An absolute path.","type":"string"},"cwd":{"type":"string"}},"required":[]},"SessionsListResult":{"description":"What sessions/list answers.","type":"object","properties":{"sessions":{"type":"array","items":{"description":"A session of a list.","type":"object","properties":{"path":{"type":"string"},"id":{"type":"string"},"cwd":{"type":["string","null"]},"name":{"type":["string","null"]},"messageCount":{"type":"number"},"firstMessage":{"type":["string","null"]}},"required":["path","id"]}}},"required":["sessions"]},"SessionsLatestParams":{"description":"What sessions/latest is asked with.","type":"object","properties":{"directory":{"description":"An absolute path.","type":"string"},"cwd":{"type":"string"}},"required":["directory"]},"SessionsLatestResult":{"description":"What sessions/latest answers.","type":"object","properties":{"path":{"type":["string","null"]}},"required":[]},"SessionsFindParams":{"description":"What sessions/find is asked with.","type":"object","properties":{"directory":{"description":"An absolute path.","type":"string"},"sessionId":{"type":"string"}},"required":["directory","sessionId"]},"SessionsFindResult":{"description":"What sessions/find answers.","type":"object","properties":{"path":{"type":["string","null"]}},"required":[]},"CompactionPlanParams":{"description":"What compaction/plan is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"leafId":{"description":"Left out: the leaf on load; null: before the first entry.","type":["string","null"]},"keepRecentTokens":{"type":"number"}},"required":["path","keepRecentTokens"]},"CompactionPlanResult":{"description":"What compaction/plan answers.","type":"object","properties":{"firstKeptEntryId":{"description":"Null where the compaction keeps none, and where nothing is to be compacted.","type":["string","null"]}},"required":[]},"UsageSums":{"description":"Sums of tokens, and what they cost.","type":"object","properties":{"input":{"type":"number"},"output":{"type":"number"},"cacheRead":{"type":"number"},"cacheWrite":{"type":"number"},"totalTokens":{"type":"number"},"cost":{"type":"number"}},"required":[]},"SessionUsageParams":{"description":"What session/usage is asked with: a file or a folder.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"directory":{"description":"An absolute path.","type":"string"}},"required":[]},"SessionUsageResult":{"description":"What session/usage answers. In a folder, what a fork or clone repeats counts once.","type":"object","properties":{"input":{"type":"number"},"output":{"type":"number"},"cacheRead":{"type":"number"},"cacheWrite":{"type":"number"},"totalTokens":{"type":"number"},"cost":{"type":"number"},"byModel":{"description":"By \"provider/model\".","type":"object","additionalProperties":{"$ref":"#/$defs/UsageSums"}}},"required":[]},"SessionTranscriptParams":{"description":"What session/transcript is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"leafId":{"description":"Left out: the leaf on load; null: before the first entry.","type":["string","null"]}},"required":["path"]},"SessionTranscriptResult":{"description":"What session/transcript answers: what a viewer shows of a branch, in order.","type":"object","properties":{"items":{"type":"array","items":{"description":"A shown entry, as plain text.","type":"object","properties":{"entryId":{"type":"string"},"role":{"type":"string"},"text":{"type":"string"}},"required":["role","text"]}}},"required":["items"]},"SessionImportParams":{"description":"What session/import is asked with.","type":"object","properties":{"path":{"description":"An absolute path.","type":"string"},"directory":{"description":"An absolute path.","type":"string"},"cwd":{"type":"string"}},"required":["path","directory","cwd"]},"SessionImportResult":{"description":"What session/import answers: where the session is now. No other file is written over.","type":"object","properties":{"path":{"type":["string","null"]}},"required":[]},"RpcRequest":{"description":"A request, one line.","type":"object","properties":{"jsonrpc":{"const":"2.0"},"id":{"type":"integer"},"method":{"enum":["initialize","session/read","session/tree","session/branch","session/context","session/info","session/validate","path/directory","path/file","path/sessionId","session/create","session/new","session/open","session/append","session/navigate","session/state","session/close","session/fork","session/clone","sessions/list","sessions/latest","sessions/find","compaction/plan","session/usage","session/transcript","session/import"]},"params":{"type":"object","tsType":"{ [member: string]: unknown }"}},"required":["jsonrpc","id","method","params"]},"RpcResult":{"description":"An answer with a result.","type":"object","properties":{"jsonrpc":{"const":"2.0"},"id":{"type":"integer"},"result":{"tsType":"unknown"}},"required":["jsonrpc","id","result"]},"RpcError":{"description":"An answer that is a refusal or a fault.","type":"object","properties":{"jsonrpc":{"const":"2.0"},"id":{"type":["integer","null"]},"error":{"description":"What went wrong.","type":"object","properties":{"code":{"type":"integer"},"message":{"type":"string"},"data":{"description":"Where the fault is, if the implementation tells.","tsType":"unknown"}},"required":["code","message"]}},"required":["jsonrpc","id","error"]}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="protocol.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jsonrpc === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcRequest/required",keyword:"required",params:{missingProperty: "jsonrpc"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcRequest/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcRequest/required",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data.params === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcRequest/required",keyword:"required",params:{missingProperty: "params"}});
errors++;
}
if(data.jsonrpc !== undefined){
if("2.0" !== data.jsonrpc){
(vErrors ??= []).push({instancePath:instancePath+"/jsonrpc",schemaPath:"#/$defs/RpcRequest/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/RpcRequest/properties/id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.method !== undefined){
let data2 = data.method;
if(!((((((((((((((((((((((((((data2 === "initialize") || (data2 === "session/read")) || (data2 === "session/tree")) || (data2 === "session/branch")) || (data2 === "session/context")) || (data2 === "session/info")) || (data2 === "session/validate")) || (data2 === "path/directory")) || (data2 === "path/file")) || (data2 === "path/sessionId")) || (data2 === "session/create")) || (data2 === "session/new")) || (data2 === "session/open")) || (data2 === "session/append")) || (data2 === "session/navigate")) || (data2 === "session/state")) || (data2 === "session/close")) || (data2 === "session/fork")) || (data2 === "session/clone")) || (data2 === "sessions/list")) || (data2 === "sessions/latest")) || (data2 === "sessions/find")) || (data2 === "compaction/plan")) || (data2 === "session/usage")) || (data2 === "session/transcript")) || (data2 === "session/import"))){
(vErrors ??= []).push({instancePath:instancePath+"/method",schemaPath:"#/$defs/RpcRequest/properties/method/enum",keyword:"enum",params:{allowedValues: schema32.properties.method.enum}});
errors++;
}
}
if(data.params !== undefined){
let data3 = data.params;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/params",schemaPath:"#/$defs/RpcRequest/properties/params/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcRequest/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.jsonrpc = true;
props0.id = true;
props0.method = true;
props0.params = true;
}
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jsonrpc === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcResult/required",keyword:"required",params:{missingProperty: "jsonrpc"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcResult/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcResult/required",keyword:"required",params:{missingProperty: "result"}});
errors++;
}
if(data.jsonrpc !== undefined){
if("2.0" !== data.jsonrpc){
(vErrors ??= []).push({instancePath:instancePath+"/jsonrpc",schemaPath:"#/$defs/RpcResult/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"}});
errors++;
}
}
if(data.id !== undefined){
let data5 = data.id;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/RpcResult/properties/id/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcResult/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.jsonrpc = true;
props0.id = true;
props0.result = true;
}
}
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jsonrpc === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcError/required",keyword:"required",params:{missingProperty: "jsonrpc"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcError/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcError/required",keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data.jsonrpc !== undefined){
if("2.0" !== data.jsonrpc){
(vErrors ??= []).push({instancePath:instancePath+"/jsonrpc",schemaPath:"#/$defs/RpcError/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"}});
errors++;
}
}
if(data.id !== undefined){
let data7 = data.id;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/RpcError/properties/id/type",keyword:"type",params:{type: schema34.properties.id.type}});
errors++;
}
}
if(data.error !== undefined){
let data8 = data.error;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/$defs/RpcError/properties/error/required",keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data8.message === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/$defs/RpcError/properties/error/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data8.code !== undefined){
let data9 = data8.code;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/error/code",schemaPath:"#/$defs/RpcError/properties/error/properties/code/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data8.message !== undefined){
if(typeof data8.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/message",schemaPath:"#/$defs/RpcError/properties/error/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/$defs/RpcError/properties/error/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/RpcError/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs16 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.jsonrpc = true;
props0.id = true;
props0.error = true;
}
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const Counts = validate81;
const schema95 = {"description":"How many rules came to each verdict.","type":"object","properties":{"pass":{"type":"integer"},"fail":{"type":"integer"},"warn":{"type":"integer"},"skip":{"type":"integer"},"error":{"type":"integer"},"suite-error":{"type":"integer"}},"required":["pass","fail","warn","skip","error","suite-error"]};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pass === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pass"}});
errors++;
}
if(data.fail === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fail"}});
errors++;
}
if(data.warn === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warn"}});
errors++;
}
if(data.skip === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skip"}});
errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data["suite-error"] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suite-error"}});
errors++;
}
if(data.pass !== undefined){
let data0 = data.pass;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/pass",schemaPath:"#/properties/pass/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.fail !== undefined){
let data1 = data.fail;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/fail",schemaPath:"#/properties/fail/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.warn !== undefined){
let data2 = data.warn;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/warn",schemaPath:"#/properties/warn/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.skip !== undefined){
let data3 = data.skip;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.error !== undefined){
let data4 = data.error;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data["suite-error"] !== undefined){
let data5 = data["suite-error"];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/suite-error",schemaPath:"#/properties/suite-error/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"pass":true,"fail":true,"warn":true,"skip":true,"error":true,"suite-error":true},"dynamicProps":false,"dynamicItems":false};

export const Result = validate82;
const schema98 = {"description":"What one rule came to.","type":"object","properties":{"rule":{"type":"string"},"area":{"type":"string"},"level":{"enum":["must","should","observed"]},"verdict":{"enum":["pass","fail","warn","skip","error","suite-error"]},"reason":{"description":"Why it was skipped, or what broke in the suite.","type":"string"},"finding":{"$ref":"#/$defs/Finding"},"replay":{"description":"The token by which the case is asked again.","type":"string"},"cases":{"description":"How many cases were judged.","type":"integer"},"byCase":{"description":"What each case that was asked came to, by name; the random inputs are one case, `random`.","type":"object","additionalProperties":{"enum":["pass","fail","warn","skip","error","suite-error"]}},"wrong":{"description":"How the cases that are wrong are wrong, in eight letters each: by these a cause is told.","type":"object","additionalProperties":{"type":"string","pattern":"^[0-9a-f]{8}$"}},"skipped":{"description":"Cases that were not judged, as they need what is not offered.","type":"array","items":{"description":"A reason, and how many cases it left out.","type":"object","properties":{"reason":{"type":"string"},"cases":{"type":"integer"}},"required":["reason","cases"]}},"incomplete":{"description":"It was to run, and did not run to its end.","type":"boolean"},"expected":{"description":"The failure is listed in the baseline. It stays a failure, and does not fail the run.","type":"object","properties":{"pattern":{"type":"string"},"line":{"type":"integer"},"kind":{"enum":["bug","deviation","flaky","wontfix"]},"link":{"type":"string"},"note":{"type":"string"}},"required":["pattern","line","kind"]},"exhibit":{"$ref":"#/$defs/Exhibit"},"further":{"description":"What is wrong in other ways than the finding, each with the smallest case that shows it.","type":"array","items":{"type":"object","properties":{"finding":{"$ref":"#/$defs/Finding"},"replay":{"type":"string"},"exhibit":{"$ref":"#/$defs/Exhibit"}},"required":["finding","replay"]}},"slow":{"description":"Milliseconds of the slowest answer that came only when it was asked for again alone. It changes no verdict.","type":"integer"},"unlisted":{"description":"The wrong cases that the baseline does not list, where it lists others of the rule.","type":"array","items":{"type":"string"}}},"required":["rule","area","level","verdict"]};
const schema99 = {"description":"The facts about one failing case.","type":"object","properties":{"rule":{"type":"string"},"code":{"enum":["wrong-answer","refused","not-refused","file-changed","wrong-step","crash","timeout","protocol","internal"]},"method":{"type":"string"},"origin":{"description":"An example's name, or the path of a random input.","type":"object","tsType":"{ [member: string]: unknown }"},"differences":{"type":"array","items":{"description":"One place where the answer is not as expected.","type":"object","properties":{"pointer":{"type":"string"},"expected":{"tsType":"unknown"},"received":{"tsType":"unknown"}},"required":["pointer"]}},"message":{"type":"string"},"file":{"type":"string"},"step":{"description":"Of a program, the step after which something is wrong; counted from 1.","type":"integer"},"complaint":{"description":"Of a wrong step, what is wrong with it, as a code: leaf-is-not-the-last.","type":"string"},"about":{"description":"What that is about: the member, the id, the rule of files that is broken.","type":"object","additionalProperties":{"type":"string"}},"exitCode":{"type":"integer"},"line":{"type":"string"},"stderr":{"type":"string"},"readWrong":{"description":"Of an answer that is built on a file's entries: where session/read is wrong about the same file.","type":"object","properties":{"pointer":{"type":"string"},"expected":{"tsType":"unknown"},"received":{"tsType":"unknown"}},"required":["pointer"]},"orderDependent":{"type":"boolean"},"otherExamples":{"type":"array","items":{"type":"string"}},"hazard":{"type":"string"}},"required":["rule","code","method","origin"]};
const schema100 = {"description":"What was asked in a failing case, and what came.","type":"object","properties":{"asked":{"description":"The questions or steps, with pictures of the files, as lines.","type":"array","items":{"type":"string"}},"files":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"bytes":{"type":"integer"},"text":{"type":"string"},"base64":{"description":"Where the bytes are not valid UTF-8.","type":"string"},"leafId":{"description":"Where the branch is read from.","type":["string","null"]},"drawing":{"description":"What is drawn of a file that is too large to be kept: at most 500 rows.","type":"object","properties":{"header":{"type":"string"},"rows":{"type":"array","items":{"type":"object","properties":{"kind":{"enum":["entry","folded","odd"]},"id":{"type":"string"},"line":{"type":"integer"},"lane":{"type":"integer"},"parent":{"description":"The row from which it hangs.","type":"integer"},"active":{"type":"boolean"},"fate":{"enum":["hidden","replaced","kept","summarized"]},"text":{"type":"string"},"notes":{"type":"array","items":{"type":"string"}},"expected":{"type":"string"},"received":{"type":"string"},"differs":{"type":"boolean"}},"required":["kind","id","line","lane","active","text","notes"]}},"entries":{"type":"integer"},"drawn":{"type":"integer"},"compared":{"type":"boolean"}},"required":["header","rows","entries","drawn","compared"]}},"required":["name","bytes"]}},"expected":{"description":"Every answer that would be right.","type":"array","items":{"tsType":"unknown"}},"received":{"tsType":"unknown"}},"required":["asked","files"]};
const pattern6 = new RegExp("^[0-9a-f]{8}$", "u");

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
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
if(data.area === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "area"}});
errors++;
}
if(data.level === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}});
errors++;
}
if(data.verdict === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}});
errors++;
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
let data2 = data.level;
if(!(((data2 === "must") || (data2 === "should")) || (data2 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema98.properties.level.enum}});
errors++;
}
}
if(data.verdict !== undefined){
let data3 = data.verdict;
if(!((((((data3 === "pass") || (data3 === "fail")) || (data3 === "warn")) || (data3 === "skip")) || (data3 === "error")) || (data3 === "suite-error"))){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema98.properties.verdict.enum}});
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.finding !== undefined){
let data5 = data.finding;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.rule === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data5.code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data5.method === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data5.origin === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "origin"}});
errors++;
}
if(data5.rule !== undefined){
if(typeof data5.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/rule",schemaPath:"#/$defs/Finding/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.code !== undefined){
let data7 = data5.code;
if(!(((((((((data7 === "wrong-answer") || (data7 === "refused")) || (data7 === "not-refused")) || (data7 === "file-changed")) || (data7 === "wrong-step")) || (data7 === "crash")) || (data7 === "timeout")) || (data7 === "protocol")) || (data7 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/finding/code",schemaPath:"#/$defs/Finding/properties/code/enum",keyword:"enum",params:{allowedValues: schema99.properties.code.enum}});
errors++;
}
}
if(data5.method !== undefined){
if(typeof data5.method !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/method",schemaPath:"#/$defs/Finding/properties/method/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.origin !== undefined){
let data9 = data5.origin;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/finding/origin",schemaPath:"#/$defs/Finding/properties/origin/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data5.differences !== undefined){
let data10 = data5.differences;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.pointer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finding/differences/" + i0,schemaPath:"#/$defs/Finding/properties/differences/items/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
if(data11.pointer !== undefined){
if(typeof data11.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/differences/" + i0+"/pointer",schemaPath:"#/$defs/Finding/properties/differences/items/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finding/differences/" + i0,schemaPath:"#/$defs/Finding/properties/differences/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finding/differences",schemaPath:"#/$defs/Finding/properties/differences/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data5.message !== undefined){
if(typeof data5.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/message",schemaPath:"#/$defs/Finding/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.file !== undefined){
if(typeof data5.file !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/file",schemaPath:"#/$defs/Finding/properties/file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.step !== undefined){
let data15 = data5.step;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/finding/step",schemaPath:"#/$defs/Finding/properties/step/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data5.complaint !== undefined){
if(typeof data5.complaint !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/complaint",schemaPath:"#/$defs/Finding/properties/complaint/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.about !== undefined){
let data17 = data5.about;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key0 in data17){
if(typeof data17[key0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/about/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Finding/properties/about/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finding/about",schemaPath:"#/$defs/Finding/properties/about/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data5.exitCode !== undefined){
let data19 = data5.exitCode;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/finding/exitCode",schemaPath:"#/$defs/Finding/properties/exitCode/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data5.line !== undefined){
if(typeof data5.line !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/line",schemaPath:"#/$defs/Finding/properties/line/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.stderr !== undefined){
if(typeof data5.stderr !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/stderr",schemaPath:"#/$defs/Finding/properties/stderr/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.readWrong !== undefined){
let data22 = data5.readWrong;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.pointer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finding/readWrong",schemaPath:"#/$defs/Finding/properties/readWrong/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
if(data22.pointer !== undefined){
if(typeof data22.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/readWrong/pointer",schemaPath:"#/$defs/Finding/properties/readWrong/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finding/readWrong",schemaPath:"#/$defs/Finding/properties/readWrong/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data5.orderDependent !== undefined){
if(typeof data5.orderDependent !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/orderDependent",schemaPath:"#/$defs/Finding/properties/orderDependent/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data5.otherExamples !== undefined){
let data25 = data5.otherExamples;
if(Array.isArray(data25)){
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
if(typeof data25[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/otherExamples/" + i1,schemaPath:"#/$defs/Finding/properties/otherExamples/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finding/otherExamples",schemaPath:"#/$defs/Finding/properties/otherExamples/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data5.hazard !== undefined){
if(typeof data5.hazard !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/hazard",schemaPath:"#/$defs/Finding/properties/hazard/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finding",schemaPath:"#/$defs/Finding/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.replay !== undefined){
if(typeof data.replay !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/replay",schemaPath:"#/properties/replay/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cases !== undefined){
let data29 = data.cases;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.byCase !== undefined){
let data30 = data.byCase;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key1 in data30){
let data31 = data30[key1];
if(!((((((data31 === "pass") || (data31 === "fail")) || (data31 === "warn")) || (data31 === "skip")) || (data31 === "error")) || (data31 === "suite-error"))){
(vErrors ??= []).push({instancePath:instancePath+"/byCase/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/byCase/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema98.properties.byCase.additionalProperties.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/byCase",schemaPath:"#/properties/byCase/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.wrong !== undefined){
let data32 = data.wrong;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key2 in data32){
let data33 = data32[key2];
if(typeof data33 === "string"){
if(!pattern6.test(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/wrong/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/wrong/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/wrong/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/wrong/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/wrong",schemaPath:"#/properties/wrong/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.skipped !== undefined){
let data34 = data.skipped;
if(Array.isArray(data34)){
const len2 = data34.length;
for(let i2=0; i2<len2; i2++){
let data35 = data34[i2];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skipped/" + i2,schemaPath:"#/properties/skipped/items/required",keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
if(data35.cases === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skipped/" + i2,schemaPath:"#/properties/skipped/items/required",keyword:"required",params:{missingProperty: "cases"}});
errors++;
}
if(data35.reason !== undefined){
if(typeof data35.reason !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/skipped/" + i2+"/reason",schemaPath:"#/properties/skipped/items/properties/reason/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data35.cases !== undefined){
let data37 = data35.cases;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
(vErrors ??= []).push({instancePath:instancePath+"/skipped/" + i2+"/cases",schemaPath:"#/properties/skipped/items/properties/cases/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skipped/" + i2,schemaPath:"#/properties/skipped/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.incomplete !== undefined){
if(typeof data.incomplete !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/incomplete",schemaPath:"#/properties/incomplete/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.expected !== undefined){
let data39 = data.expected;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.pattern === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "pattern"}});
errors++;
}
if(data39.line === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "line"}});
errors++;
}
if(data39.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data39.pattern !== undefined){
if(typeof data39.pattern !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/expected/pattern",schemaPath:"#/properties/expected/properties/pattern/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data39.line !== undefined){
let data41 = data39.line;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
(vErrors ??= []).push({instancePath:instancePath+"/expected/line",schemaPath:"#/properties/expected/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data39.kind !== undefined){
let data42 = data39.kind;
if(!((((data42 === "bug") || (data42 === "deviation")) || (data42 === "flaky")) || (data42 === "wontfix"))){
(vErrors ??= []).push({instancePath:instancePath+"/expected/kind",schemaPath:"#/properties/expected/properties/kind/enum",keyword:"enum",params:{allowedValues: schema98.properties.expected.properties.kind.enum}});
errors++;
}
}
if(data39.link !== undefined){
if(typeof data39.link !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/expected/link",schemaPath:"#/properties/expected/properties/link/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data39.note !== undefined){
if(typeof data39.note !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/expected/note",schemaPath:"#/properties/expected/properties/note/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.exhibit !== undefined){
let data45 = data.exhibit;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.asked === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit",schemaPath:"#/$defs/Exhibit/required",keyword:"required",params:{missingProperty: "asked"}});
errors++;
}
if(data45.files === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit",schemaPath:"#/$defs/Exhibit/required",keyword:"required",params:{missingProperty: "files"}});
errors++;
}
if(data45.asked !== undefined){
let data46 = data45.asked;
if(Array.isArray(data46)){
const len3 = data46.length;
for(let i3=0; i3<len3; i3++){
if(typeof data46[i3] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/asked/" + i3,schemaPath:"#/$defs/Exhibit/properties/asked/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/asked",schemaPath:"#/$defs/Exhibit/properties/asked/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data45.files !== undefined){
let data48 = data45.files;
if(Array.isArray(data48)){
const len4 = data48.length;
for(let i4=0; i4<len4; i4++){
let data49 = data48[i4];
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4,schemaPath:"#/$defs/Exhibit/properties/files/items/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data49.bytes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4,schemaPath:"#/$defs/Exhibit/properties/files/items/required",keyword:"required",params:{missingProperty: "bytes"}});
errors++;
}
if(data49.name !== undefined){
if(typeof data49.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/name",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data49.bytes !== undefined){
let data51 = data49.bytes;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/bytes",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data49.text !== undefined){
if(typeof data49.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/text",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data49.base64 !== undefined){
if(typeof data49.base64 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/base64",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/base64/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data49.leafId !== undefined){
let data54 = data49.leafId;
if((typeof data54 !== "string") && (data54 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/leafId",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/leafId/type",keyword:"type",params:{type: schema100.properties.files.items.properties.leafId.type}});
errors++;
}
}
if(data49.drawing !== undefined){
let data55 = data49.drawing;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.header === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "header"}});
errors++;
}
if(data55.rows === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "rows"}});
errors++;
}
if(data55.entries === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "entries"}});
errors++;
}
if(data55.drawn === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "drawn"}});
errors++;
}
if(data55.compared === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "compared"}});
errors++;
}
if(data55.header !== undefined){
if(typeof data55.header !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/header",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/header/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data55.rows !== undefined){
let data57 = data55.rows;
if(Array.isArray(data57)){
const len5 = data57.length;
for(let i5=0; i5<len5; i5++){
let data58 = data57[i5];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data58.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data58.line === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "line"}});
errors++;
}
if(data58.lane === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "lane"}});
errors++;
}
if(data58.active === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "active"}});
errors++;
}
if(data58.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data58.notes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "notes"}});
errors++;
}
if(data58.kind !== undefined){
let data59 = data58.kind;
if(!(((data59 === "entry") || (data59 === "folded")) || (data59 === "odd"))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/kind",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema100.properties.files.items.properties.drawing.properties.rows.items.properties.kind.enum}});
errors++;
}
}
if(data58.id !== undefined){
if(typeof data58.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/id",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data58.line !== undefined){
let data61 = data58.line;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/line",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data58.lane !== undefined){
let data62 = data58.lane;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/lane",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/lane/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data58.parent !== undefined){
let data63 = data58.parent;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/parent",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/parent/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data58.active !== undefined){
if(typeof data58.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/active",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/active/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data58.fate !== undefined){
let data65 = data58.fate;
if(!((((data65 === "hidden") || (data65 === "replaced")) || (data65 === "kept")) || (data65 === "summarized"))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/fate",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/fate/enum",keyword:"enum",params:{allowedValues: schema100.properties.files.items.properties.drawing.properties.rows.items.properties.fate.enum}});
errors++;
}
}
if(data58.text !== undefined){
if(typeof data58.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/text",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data58.notes !== undefined){
let data67 = data58.notes;
if(Array.isArray(data67)){
const len6 = data67.length;
for(let i6=0; i6<len6; i6++){
if(typeof data67[i6] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/notes/" + i6,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/notes/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/notes",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/notes/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data58.expected !== undefined){
if(typeof data58.expected !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/expected",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/expected/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data58.received !== undefined){
if(typeof data58.received !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/received",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/received/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data58.differs !== undefined){
if(typeof data58.differs !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/differs",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/differs/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data55.entries !== undefined){
let data72 = data55.entries;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/entries",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/entries/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data55.drawn !== undefined){
let data73 = data55.drawn;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/drawn",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/drawn/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data55.compared !== undefined){
if(typeof data55.compared !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/compared",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/compared/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4,schemaPath:"#/$defs/Exhibit/properties/files/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files",schemaPath:"#/$defs/Exhibit/properties/files/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data45.expected !== undefined){
if(!(Array.isArray(data45.expected))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/expected",schemaPath:"#/$defs/Exhibit/properties/expected/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit",schemaPath:"#/$defs/Exhibit/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.further !== undefined){
let data76 = data.further;
if(Array.isArray(data76)){
const len7 = data76.length;
for(let i7=0; i7<len7; i7++){
let data77 = data76[i7];
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(data77.finding === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7,schemaPath:"#/properties/further/items/required",keyword:"required",params:{missingProperty: "finding"}});
errors++;
}
if(data77.replay === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7,schemaPath:"#/properties/further/items/required",keyword:"required",params:{missingProperty: "replay"}});
errors++;
}
if(data77.finding !== undefined){
let data78 = data77.finding;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.rule === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data78.code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data78.method === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data78.origin === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "origin"}});
errors++;
}
if(data78.rule !== undefined){
if(typeof data78.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/rule",schemaPath:"#/$defs/Finding/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.code !== undefined){
let data80 = data78.code;
if(!(((((((((data80 === "wrong-answer") || (data80 === "refused")) || (data80 === "not-refused")) || (data80 === "file-changed")) || (data80 === "wrong-step")) || (data80 === "crash")) || (data80 === "timeout")) || (data80 === "protocol")) || (data80 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/code",schemaPath:"#/$defs/Finding/properties/code/enum",keyword:"enum",params:{allowedValues: schema99.properties.code.enum}});
errors++;
}
}
if(data78.method !== undefined){
if(typeof data78.method !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/method",schemaPath:"#/$defs/Finding/properties/method/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.origin !== undefined){
let data82 = data78.origin;
if(!(data82 && typeof data82 == "object" && !Array.isArray(data82))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/origin",schemaPath:"#/$defs/Finding/properties/origin/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data78.differences !== undefined){
let data83 = data78.differences;
if(Array.isArray(data83)){
const len8 = data83.length;
for(let i8=0; i8<len8; i8++){
let data84 = data83[i8];
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.pointer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/differences/" + i8,schemaPath:"#/$defs/Finding/properties/differences/items/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
if(data84.pointer !== undefined){
if(typeof data84.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/differences/" + i8+"/pointer",schemaPath:"#/$defs/Finding/properties/differences/items/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/differences/" + i8,schemaPath:"#/$defs/Finding/properties/differences/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/differences",schemaPath:"#/$defs/Finding/properties/differences/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data78.message !== undefined){
if(typeof data78.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/message",schemaPath:"#/$defs/Finding/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.file !== undefined){
if(typeof data78.file !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/file",schemaPath:"#/$defs/Finding/properties/file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.step !== undefined){
let data88 = data78.step;
if(!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/step",schemaPath:"#/$defs/Finding/properties/step/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data78.complaint !== undefined){
if(typeof data78.complaint !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/complaint",schemaPath:"#/$defs/Finding/properties/complaint/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.about !== undefined){
let data90 = data78.about;
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
for(const key3 in data90){
if(typeof data90[key3] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/about/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Finding/properties/about/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/about",schemaPath:"#/$defs/Finding/properties/about/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data78.exitCode !== undefined){
let data92 = data78.exitCode;
if(!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/exitCode",schemaPath:"#/$defs/Finding/properties/exitCode/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data78.line !== undefined){
if(typeof data78.line !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/line",schemaPath:"#/$defs/Finding/properties/line/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.stderr !== undefined){
if(typeof data78.stderr !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/stderr",schemaPath:"#/$defs/Finding/properties/stderr/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.readWrong !== undefined){
let data95 = data78.readWrong;
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
if(data95.pointer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/readWrong",schemaPath:"#/$defs/Finding/properties/readWrong/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
if(data95.pointer !== undefined){
if(typeof data95.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/readWrong/pointer",schemaPath:"#/$defs/Finding/properties/readWrong/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/readWrong",schemaPath:"#/$defs/Finding/properties/readWrong/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data78.orderDependent !== undefined){
if(typeof data78.orderDependent !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/orderDependent",schemaPath:"#/$defs/Finding/properties/orderDependent/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data78.otherExamples !== undefined){
let data98 = data78.otherExamples;
if(Array.isArray(data98)){
const len9 = data98.length;
for(let i9=0; i9<len9; i9++){
if(typeof data98[i9] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/otherExamples/" + i9,schemaPath:"#/$defs/Finding/properties/otherExamples/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/otherExamples",schemaPath:"#/$defs/Finding/properties/otherExamples/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data78.hazard !== undefined){
if(typeof data78.hazard !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/hazard",schemaPath:"#/$defs/Finding/properties/hazard/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding",schemaPath:"#/$defs/Finding/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data77.replay !== undefined){
if(typeof data77.replay !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/replay",schemaPath:"#/properties/further/items/properties/replay/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data77.exhibit !== undefined){
let data102 = data77.exhibit;
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
if(data102.asked === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit",schemaPath:"#/$defs/Exhibit/required",keyword:"required",params:{missingProperty: "asked"}});
errors++;
}
if(data102.files === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit",schemaPath:"#/$defs/Exhibit/required",keyword:"required",params:{missingProperty: "files"}});
errors++;
}
if(data102.asked !== undefined){
let data103 = data102.asked;
if(Array.isArray(data103)){
const len10 = data103.length;
for(let i10=0; i10<len10; i10++){
if(typeof data103[i10] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/asked/" + i10,schemaPath:"#/$defs/Exhibit/properties/asked/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/asked",schemaPath:"#/$defs/Exhibit/properties/asked/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data102.files !== undefined){
let data105 = data102.files;
if(Array.isArray(data105)){
const len11 = data105.length;
for(let i11=0; i11<len11; i11++){
let data106 = data105[i11];
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if(data106.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11,schemaPath:"#/$defs/Exhibit/properties/files/items/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data106.bytes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11,schemaPath:"#/$defs/Exhibit/properties/files/items/required",keyword:"required",params:{missingProperty: "bytes"}});
errors++;
}
if(data106.name !== undefined){
if(typeof data106.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/name",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data106.bytes !== undefined){
let data108 = data106.bytes;
if(!(((typeof data108 == "number") && (!(data108 % 1) && !isNaN(data108))) && (isFinite(data108)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/bytes",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data106.text !== undefined){
if(typeof data106.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/text",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data106.base64 !== undefined){
if(typeof data106.base64 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/base64",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/base64/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data106.leafId !== undefined){
let data111 = data106.leafId;
if((typeof data111 !== "string") && (data111 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/leafId",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/leafId/type",keyword:"type",params:{type: schema100.properties.files.items.properties.leafId.type}});
errors++;
}
}
if(data106.drawing !== undefined){
let data112 = data106.drawing;
if(data112 && typeof data112 == "object" && !Array.isArray(data112)){
if(data112.header === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "header"}});
errors++;
}
if(data112.rows === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "rows"}});
errors++;
}
if(data112.entries === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "entries"}});
errors++;
}
if(data112.drawn === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "drawn"}});
errors++;
}
if(data112.compared === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "compared"}});
errors++;
}
if(data112.header !== undefined){
if(typeof data112.header !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/header",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/header/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data112.rows !== undefined){
let data114 = data112.rows;
if(Array.isArray(data114)){
const len12 = data114.length;
for(let i12=0; i12<len12; i12++){
let data115 = data114[i12];
if(data115 && typeof data115 == "object" && !Array.isArray(data115)){
if(data115.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data115.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data115.line === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "line"}});
errors++;
}
if(data115.lane === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "lane"}});
errors++;
}
if(data115.active === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "active"}});
errors++;
}
if(data115.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data115.notes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "notes"}});
errors++;
}
if(data115.kind !== undefined){
let data116 = data115.kind;
if(!(((data116 === "entry") || (data116 === "folded")) || (data116 === "odd"))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/kind",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema100.properties.files.items.properties.drawing.properties.rows.items.properties.kind.enum}});
errors++;
}
}
if(data115.id !== undefined){
if(typeof data115.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/id",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data115.line !== undefined){
let data118 = data115.line;
if(!(((typeof data118 == "number") && (!(data118 % 1) && !isNaN(data118))) && (isFinite(data118)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/line",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data115.lane !== undefined){
let data119 = data115.lane;
if(!(((typeof data119 == "number") && (!(data119 % 1) && !isNaN(data119))) && (isFinite(data119)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/lane",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/lane/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data115.parent !== undefined){
let data120 = data115.parent;
if(!(((typeof data120 == "number") && (!(data120 % 1) && !isNaN(data120))) && (isFinite(data120)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/parent",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/parent/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data115.active !== undefined){
if(typeof data115.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/active",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/active/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data115.fate !== undefined){
let data122 = data115.fate;
if(!((((data122 === "hidden") || (data122 === "replaced")) || (data122 === "kept")) || (data122 === "summarized"))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/fate",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/fate/enum",keyword:"enum",params:{allowedValues: schema100.properties.files.items.properties.drawing.properties.rows.items.properties.fate.enum}});
errors++;
}
}
if(data115.text !== undefined){
if(typeof data115.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/text",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data115.notes !== undefined){
let data124 = data115.notes;
if(Array.isArray(data124)){
const len13 = data124.length;
for(let i13=0; i13<len13; i13++){
if(typeof data124[i13] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/notes/" + i13,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/notes/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/notes",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/notes/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data115.expected !== undefined){
if(typeof data115.expected !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/expected",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/expected/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data115.received !== undefined){
if(typeof data115.received !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/received",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/received/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data115.differs !== undefined){
if(typeof data115.differs !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/differs",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/differs/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data112.entries !== undefined){
let data129 = data112.entries;
if(!(((typeof data129 == "number") && (!(data129 % 1) && !isNaN(data129))) && (isFinite(data129)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/entries",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/entries/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data112.drawn !== undefined){
let data130 = data112.drawn;
if(!(((typeof data130 == "number") && (!(data130 % 1) && !isNaN(data130))) && (isFinite(data130)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/drawn",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/drawn/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data112.compared !== undefined){
if(typeof data112.compared !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/compared",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/compared/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11,schemaPath:"#/$defs/Exhibit/properties/files/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files",schemaPath:"#/$defs/Exhibit/properties/files/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data102.expected !== undefined){
if(!(Array.isArray(data102.expected))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/expected",schemaPath:"#/$defs/Exhibit/properties/expected/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit",schemaPath:"#/$defs/Exhibit/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7,schemaPath:"#/properties/further/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further",schemaPath:"#/properties/further/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.slow !== undefined){
let data133 = data.slow;
if(!(((typeof data133 == "number") && (!(data133 % 1) && !isNaN(data133))) && (isFinite(data133)))){
(vErrors ??= []).push({instancePath:instancePath+"/slow",schemaPath:"#/properties/slow/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.unlisted !== undefined){
let data134 = data.unlisted;
if(Array.isArray(data134)){
const len14 = data134.length;
for(let i14=0; i14<len14; i14++){
if(typeof data134[i14] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/unlisted/" + i14,schemaPath:"#/properties/unlisted/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unlisted",schemaPath:"#/properties/unlisted/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"rule":true,"area":true,"level":true,"verdict":true,"reason":true,"finding":true,"replay":true,"cases":true,"byCase":true,"wrong":true,"skipped":true,"incomplete":true,"expected":true,"exhibit":true,"further":true,"slow":true,"unlisted":true},"dynamicProps":false,"dynamicItems":false};

export const Finding = validate83;

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
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
if(data.code === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data.origin === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "origin"}});
errors++;
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(!(((((((((data1 === "wrong-answer") || (data1 === "refused")) || (data1 === "not-refused")) || (data1 === "file-changed")) || (data1 === "wrong-step")) || (data1 === "crash")) || (data1 === "timeout")) || (data1 === "protocol")) || (data1 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema99.properties.code.enum}});
errors++;
}
}
if(data.method !== undefined){
if(typeof data.method !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.origin !== undefined){
let data3 = data.origin;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.differences !== undefined){
let data4 = data.differences;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.pointer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/differences/" + i0,schemaPath:"#/properties/differences/items/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
if(data5.pointer !== undefined){
if(typeof data5.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/differences/" + i0+"/pointer",schemaPath:"#/properties/differences/items/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/differences/" + i0,schemaPath:"#/properties/differences/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.file !== undefined){
if(typeof data.file !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.step !== undefined){
let data9 = data.step;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.complaint !== undefined){
if(typeof data.complaint !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/complaint",schemaPath:"#/properties/complaint/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.about !== undefined){
let data11 = data.about;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
if(typeof data11[key0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/about/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/about/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.exitCode !== undefined){
let data13 = data.exitCode;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.line !== undefined){
if(typeof data.line !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.stderr !== undefined){
if(typeof data.stderr !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.readWrong !== undefined){
let data16 = data.readWrong;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.pointer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/readWrong",schemaPath:"#/properties/readWrong/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
if(data16.pointer !== undefined){
if(typeof data16.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/readWrong/pointer",schemaPath:"#/properties/readWrong/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/readWrong",schemaPath:"#/properties/readWrong/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.orderDependent !== undefined){
if(typeof data.orderDependent !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/orderDependent",schemaPath:"#/properties/orderDependent/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.otherExamples !== undefined){
let data19 = data.otherExamples;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(typeof data19[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/otherExamples/" + i1,schemaPath:"#/properties/otherExamples/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/otherExamples",schemaPath:"#/properties/otherExamples/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.hazard !== undefined){
if(typeof data.hazard !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/hazard",schemaPath:"#/properties/hazard/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"rule":true,"code":true,"method":true,"origin":true,"differences":true,"message":true,"file":true,"step":true,"complaint":true,"about":true,"exitCode":true,"line":true,"stderr":true,"readWrong":true,"orderDependent":true,"otherExamples":true,"hazard":true},"dynamicProps":false,"dynamicItems":false};

export const Origin = validate84;
const schema103 = {"description":"Where a report comes from.","type":"object","properties":{"time":{"description":"When it was made.","type":"string"},"platform":{"type":"string"},"node":{"type":"string"},"milliseconds":{"type":"integer"},"tested":{"description":"How the implementation was named on the command line.","type":"string"},"driver":{"description":"The words of the driver's command, or the file of its module; older reports have none.","type":"array","items":{"type":"string"}},"options":{"description":"Options that were given.","type":"object","tsType":"{ [option: string]: unknown }"},"exitCode":{"type":"integer"},"partial":{"description":"Why this is not all that could have been judged; missing where it is.","type":"string"},"leftOut":{"description":"What was chosen to be left out.","type":"array","items":{"type":"string"}}},"required":["time","platform","node","options","exitCode","leftOut"]};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.time === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}});
errors++;
}
if(data.platform === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platform"}});
errors++;
}
if(data.node === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "node"}});
errors++;
}
if(data.options === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"}});
errors++;
}
if(data.exitCode === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exitCode"}});
errors++;
}
if(data.leftOut === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leftOut"}});
errors++;
}
if(data.time !== undefined){
if(typeof data.time !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.platform !== undefined){
if(typeof data.platform !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.node !== undefined){
if(typeof data.node !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.milliseconds !== undefined){
let data3 = data.milliseconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/milliseconds",schemaPath:"#/properties/milliseconds/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.tested !== undefined){
if(typeof data.tested !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tested",schemaPath:"#/properties/tested/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.driver !== undefined){
let data5 = data.driver;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/driver/" + i0,schemaPath:"#/properties/driver/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.options !== undefined){
let data7 = data.options;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.exitCode !== undefined){
let data8 = data.exitCode;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.partial !== undefined){
if(typeof data.partial !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/partial",schemaPath:"#/properties/partial/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.leftOut !== undefined){
let data10 = data.leftOut;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/leftOut/" + i1,schemaPath:"#/properties/leftOut/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"time":true,"platform":true,"node":true,"milliseconds":true,"tested":true,"driver":true,"options":true,"exitCode":true,"partial":true,"leftOut":true},"dynamicProps":false,"dynamicItems":false};

export const RuleWords = validate85;
const schema104 = {"description":"What a rule says.","type":"object","properties":{"title":{"type":"string"},"level":{"enum":["must","should","observed"]},"since":{"type":"string"},"source":{"type":"object","properties":{"basis":{"enum":["documented","declared","observed"]},"file":{"type":"string"},"section":{"type":"string"},"quote":{"type":"string"}},"required":["basis","file","section","quote"]}},"required":["title","level","source"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}});
errors++;
}
if(data.level === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}});
errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}});
errors++;
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(!(((data1 === "must") || (data1 === "should")) || (data1 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema104.properties.level.enum}});
errors++;
}
}
if(data.since !== undefined){
if(typeof data.since !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.basis === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: "basis"}});
errors++;
}
if(data3.file === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: "file"}});
errors++;
}
if(data3.section === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: "section"}});
errors++;
}
if(data3.quote === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: "quote"}});
errors++;
}
if(data3.basis !== undefined){
let data4 = data3.basis;
if(!(((data4 === "documented") || (data4 === "declared")) || (data4 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/source/basis",schemaPath:"#/properties/source/properties/basis/enum",keyword:"enum",params:{allowedValues: schema104.properties.source.properties.basis.enum}});
errors++;
}
}
if(data3.file !== undefined){
if(typeof data3.file !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source/file",schemaPath:"#/properties/source/properties/file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.section !== undefined){
if(typeof data3.section !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source/section",schemaPath:"#/properties/source/properties/section/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.quote !== undefined){
if(typeof data3.quote !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source/quote",schemaPath:"#/properties/source/properties/quote/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"title":true,"level":true,"since":true,"source":true},"dynamicProps":false,"dynamicItems":false};

export const Exhibit = validate86;

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.asked === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asked"}});
errors++;
}
if(data.files === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}});
errors++;
}
if(data.asked !== undefined){
let data0 = data.asked;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/asked/" + i0,schemaPath:"#/properties/asked/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.files !== undefined){
let data2 = data.files;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data3.bytes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "bytes"}});
errors++;
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/name",schemaPath:"#/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.bytes !== undefined){
let data5 = data3.bytes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/bytes",schemaPath:"#/properties/files/items/properties/bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data3.text !== undefined){
if(typeof data3.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/text",schemaPath:"#/properties/files/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.base64 !== undefined){
if(typeof data3.base64 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/base64",schemaPath:"#/properties/files/items/properties/base64/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.leafId !== undefined){
let data8 = data3.leafId;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/leafId",schemaPath:"#/properties/files/items/properties/leafId/type",keyword:"type",params:{type: schema100.properties.files.items.properties.leafId.type}});
errors++;
}
}
if(data3.drawing !== undefined){
let data9 = data3.drawing;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.header === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing",schemaPath:"#/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "header"}});
errors++;
}
if(data9.rows === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing",schemaPath:"#/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "rows"}});
errors++;
}
if(data9.entries === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing",schemaPath:"#/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "entries"}});
errors++;
}
if(data9.drawn === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing",schemaPath:"#/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "drawn"}});
errors++;
}
if(data9.compared === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing",schemaPath:"#/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "compared"}});
errors++;
}
if(data9.header !== undefined){
if(typeof data9.header !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/header",schemaPath:"#/properties/files/items/properties/drawing/properties/header/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.rows !== undefined){
let data11 = data9.rows;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2,schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data12.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2,schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data12.line === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2,schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "line"}});
errors++;
}
if(data12.lane === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2,schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "lane"}});
errors++;
}
if(data12.active === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2,schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "active"}});
errors++;
}
if(data12.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2,schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data12.notes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2,schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "notes"}});
errors++;
}
if(data12.kind !== undefined){
let data13 = data12.kind;
if(!(((data13 === "entry") || (data13 === "folded")) || (data13 === "odd"))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/kind",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema100.properties.files.items.properties.drawing.properties.rows.items.properties.kind.enum}});
errors++;
}
}
if(data12.id !== undefined){
if(typeof data12.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/id",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.line !== undefined){
let data15 = data12.line;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/line",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data12.lane !== undefined){
let data16 = data12.lane;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/lane",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/lane/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data12.parent !== undefined){
let data17 = data12.parent;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/parent",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/parent/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data12.active !== undefined){
if(typeof data12.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/active",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/active/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data12.fate !== undefined){
let data19 = data12.fate;
if(!((((data19 === "hidden") || (data19 === "replaced")) || (data19 === "kept")) || (data19 === "summarized"))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/fate",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/fate/enum",keyword:"enum",params:{allowedValues: schema100.properties.files.items.properties.drawing.properties.rows.items.properties.fate.enum}});
errors++;
}
}
if(data12.text !== undefined){
if(typeof data12.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/text",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.notes !== undefined){
let data21 = data12.notes;
if(Array.isArray(data21)){
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
if(typeof data21[i3] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/notes/" + i3,schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/notes/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/notes",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/notes/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data12.expected !== undefined){
if(typeof data12.expected !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/expected",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/expected/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.received !== undefined){
if(typeof data12.received !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/received",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/received/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.differs !== undefined){
if(typeof data12.differs !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2+"/differs",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/properties/differs/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows/" + i2,schemaPath:"#/properties/files/items/properties/drawing/properties/rows/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/rows",schemaPath:"#/properties/files/items/properties/drawing/properties/rows/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data9.entries !== undefined){
let data26 = data9.entries;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/entries",schemaPath:"#/properties/files/items/properties/drawing/properties/entries/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data9.drawn !== undefined){
let data27 = data9.drawn;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/drawn",schemaPath:"#/properties/files/items/properties/drawing/properties/drawn/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data9.compared !== undefined){
if(typeof data9.compared !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing/compared",schemaPath:"#/properties/files/items/properties/drawing/properties/compared/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1+"/drawing",schemaPath:"#/properties/files/items/properties/drawing/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.expected !== undefined){
if(!(Array.isArray(data.expected))){
(vErrors ??= []).push({instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"asked":true,"files":true,"expected":true,"received":true},"dynamicProps":false,"dynamicItems":false};

export const Cause = validate87;
const schema97 = {"description":"Why several rules fail, probably.","type":"object","properties":{"by":{"description":"`bank`: an implementation that is broken on purpose answers in the same way. `shape`: the failures look alike.","enum":["bank","shape"]},"says":{"description":"What is wrong, in a clause.","type":"string"},"alike":{"description":"What else would explain it nearly as well.","type":"array","items":{"type":"string"}},"shows":{"description":"The smallest case that shows it.","type":"object","properties":{"rule":{"type":"string"},"case":{"type":"string"},"difference":{"type":"string"},"replay":{"type":"string"}},"required":["rule","case","difference"]},"rules":{"description":"The rules that fail by it.","type":"array","items":{"type":"string"}},"agreeing":{"description":"How many examples answer exactly so; of a shape, how many rules.","type":"integer"},"look":{"description":"Where to look.","type":"string"}},"required":["by","says","shows","rules","agreeing","look"]};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.by === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"}});
errors++;
}
if(data.says === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "says"}});
errors++;
}
if(data.shows === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shows"}});
errors++;
}
if(data.rules === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}});
errors++;
}
if(data.agreeing === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agreeing"}});
errors++;
}
if(data.look === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "look"}});
errors++;
}
if(data.by !== undefined){
let data0 = data.by;
if(!((data0 === "bank") || (data0 === "shape"))){
(vErrors ??= []).push({instancePath:instancePath+"/by",schemaPath:"#/properties/by/enum",keyword:"enum",params:{allowedValues: schema97.properties.by.enum}});
errors++;
}
}
if(data.says !== undefined){
if(typeof data.says !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/says",schemaPath:"#/properties/says/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.alike !== undefined){
let data2 = data.alike;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/alike/" + i0,schemaPath:"#/properties/alike/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alike",schemaPath:"#/properties/alike/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.shows !== undefined){
let data4 = data.shows;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.rule === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/shows",schemaPath:"#/properties/shows/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data4.case === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/shows",schemaPath:"#/properties/shows/required",keyword:"required",params:{missingProperty: "case"}});
errors++;
}
if(data4.difference === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/shows",schemaPath:"#/properties/shows/required",keyword:"required",params:{missingProperty: "difference"}});
errors++;
}
if(data4.rule !== undefined){
if(typeof data4.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/shows/rule",schemaPath:"#/properties/shows/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data4.case !== undefined){
if(typeof data4.case !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/shows/case",schemaPath:"#/properties/shows/properties/case/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data4.difference !== undefined){
if(typeof data4.difference !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/shows/difference",schemaPath:"#/properties/shows/properties/difference/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data4.replay !== undefined){
if(typeof data4.replay !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/shows/replay",schemaPath:"#/properties/shows/properties/replay/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shows",schemaPath:"#/properties/shows/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.rules !== undefined){
let data9 = data.rules;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + i1,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.agreeing !== undefined){
let data11 = data.agreeing;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/agreeing",schemaPath:"#/properties/agreeing/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.look !== undefined){
if(typeof data.look !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"by":true,"says":true,"alike":true,"shows":true,"rules":true,"agreeing":true,"look":true},"dynamicProps":false,"dynamicItems":false};

export const Report = validate78;
const schema94 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"report.schema.json","title":"Report","description":"What a run found, as JSON.","type":"object","required":["format","command","suite","implementation","seed","runs","origin","summary","results","rules"],"properties":{"format":{"description":"The form of this report; a newer one has a higher number.","type":"integer"},"command":{"const":"run"},"suite":{"description":"Who tested.","type":"object","properties":{"name":{"type":"string"},"version":{"type":"string"}},"required":["name","version"]},"implementation":{"description":"What was tested.","type":"object","properties":{"name":{"type":"string"},"version":{"type":"string"},"follows":{"type":"string"},"methods":{"type":"array","items":{"type":"string"}},"platforms":{"type":"array","items":{"type":"string"}},"language":{"type":"string"},"homepage":{"type":"string"},"limits":{"type":"array","items":{"type":"string"}},"offers":{"type":"object","tsType":"{ [member: string]: unknown }"}},"required":["name","version","follows","methods","platforms"]},"seed":{"description":"The same seed gives the same inputs.","type":"integer"},"runs":{"description":"Random inputs for each rule.","type":"integer"},"chosen":{"description":"Which part of the suite was chosen. Left out when it was all of it.","type":"object","properties":{"only":{"type":"array","items":{"type":"string"}},"skip":{"type":"array","items":{"type":"string"}},"shard":{"description":"One of several parts.","type":"object","properties":{"index":{"type":"integer","minimum":1},"of":{"type":"integer","minimum":1}},"required":["index","of"]},"lastFailed":{"description":"Only what failed last, was not reached or is new.","type":"boolean"},"missing":{"description":"Of a run that was put together, the parts that are not there.","type":"array","items":{"description":"One of several parts.","type":"object","properties":{"index":{"type":"integer","minimum":1},"of":{"type":"integer","minimum":1}},"required":["index","of"]}}}},"notReached":{"description":"The rules that were not asked, as the run was stopped early by failures.","type":"array","items":{"type":"string"}},"stale":{"description":"Entries of the baseline that do not hold any more; each fails the run.","type":"array","items":{"type":"object","properties":{"pattern":{"type":"string"},"line":{"type":"integer"},"why":{"enum":["passes","expired"]},"says":{"type":"string"}},"required":["pattern","line","why","says"]}},"summary":{"description":"Counts of verdicts, in all, by level and by area.","type":"object","properties":{"pass":{"type":"integer"},"fail":{"type":"integer"},"warn":{"type":"integer"},"skip":{"type":"integer"},"error":{"type":"integer"},"suite-error":{"type":"integer"},"byLevel":{"type":"object","additionalProperties":{"$ref":"#/$defs/Counts"}},"byArea":{"type":"object","additionalProperties":{"$ref":"#/$defs/Counts"}}},"required":["pass","fail","warn","skip","error","suite-error","byLevel","byArea"]},"causes":{"description":"Why rules fail, probably; the one that explains most first.","type":"array","items":{"$ref":"#/$defs/Cause"}},"results":{"type":"array","items":{"$ref":"#/$defs/Result"}},"notes":{"type":"array","items":{"type":"string"}},"origin":{"$ref":"#/$defs/Origin"},"rules":{"description":"What the rules say, by id.","type":"object","additionalProperties":{"$ref":"#/$defs/RuleWords"}}},"$defs":{"Counts":{"description":"How many rules came to each verdict.","type":"object","properties":{"pass":{"type":"integer"},"fail":{"type":"integer"},"warn":{"type":"integer"},"skip":{"type":"integer"},"error":{"type":"integer"},"suite-error":{"type":"integer"}},"required":["pass","fail","warn","skip","error","suite-error"]},"Result":{"description":"What one rule came to.","type":"object","properties":{"rule":{"type":"string"},"area":{"type":"string"},"level":{"enum":["must","should","observed"]},"verdict":{"enum":["pass","fail","warn","skip","error","suite-error"]},"reason":{"description":"Why it was skipped, or what broke in the suite.","type":"string"},"finding":{"$ref":"#/$defs/Finding"},"replay":{"description":"The token by which the case is asked again.","type":"string"},"cases":{"description":"How many cases were judged.","type":"integer"},"byCase":{"description":"What each case that was asked came to, by name; the random inputs are one case, `random`.","type":"object","additionalProperties":{"enum":["pass","fail","warn","skip","error","suite-error"]}},"wrong":{"description":"How the cases that are wrong are wrong, in eight letters each: by these a cause is told.","type":"object","additionalProperties":{"type":"string","pattern":"^[0-9a-f]{8}$"}},"skipped":{"description":"Cases that were not judged, as they need what is not offered.","type":"array","items":{"description":"A reason, and how many cases it left out.","type":"object","properties":{"reason":{"type":"string"},"cases":{"type":"integer"}},"required":["reason","cases"]}},"incomplete":{"description":"It was to run, and did not run to its end.","type":"boolean"},"expected":{"description":"The failure is listed in the baseline. It stays a failure, and does not fail the run.","type":"object","properties":{"pattern":{"type":"string"},"line":{"type":"integer"},"kind":{"enum":["bug","deviation","flaky","wontfix"]},"link":{"type":"string"},"note":{"type":"string"}},"required":["pattern","line","kind"]},"exhibit":{"$ref":"#/$defs/Exhibit"},"further":{"description":"What is wrong in other ways than the finding, each with the smallest case that shows it.","type":"array","items":{"type":"object","properties":{"finding":{"$ref":"#/$defs/Finding"},"replay":{"type":"string"},"exhibit":{"$ref":"#/$defs/Exhibit"}},"required":["finding","replay"]}},"slow":{"description":"Milliseconds of the slowest answer that came only when it was asked for again alone. It changes no verdict.","type":"integer"},"unlisted":{"description":"The wrong cases that the baseline does not list, where it lists others of the rule.","type":"array","items":{"type":"string"}}},"required":["rule","area","level","verdict"]},"Finding":{"description":"The facts about one failing case.","type":"object","properties":{"rule":{"type":"string"},"code":{"enum":["wrong-answer","refused","not-refused","file-changed","wrong-step","crash","timeout","protocol","internal"]},"method":{"type":"string"},"origin":{"description":"An example's name, or the path of a random input.","type":"object","tsType":"{ [member: string]: unknown }"},"differences":{"type":"array","items":{"description":"One place where the answer is not as expected.","type":"object","properties":{"pointer":{"type":"string"},"expected":{"tsType":"unknown"},"received":{"tsType":"unknown"}},"required":["pointer"]}},"message":{"type":"string"},"file":{"type":"string"},"step":{"description":"Of a program, the step after which something is wrong; counted from 1.","type":"integer"},"complaint":{"description":"Of a wrong step, what is wrong with it, as a code: leaf-is-not-the-last.","type":"string"},"about":{"description":"What that is about: the member, the id, the rule of files that is broken.","type":"object","additionalProperties":{"type":"string"}},"exitCode":{"type":"integer"},"line":{"type":"string"},"stderr":{"type":"string"},"readWrong":{"description":"Of an answer that is built on a file's entries: where session/read is wrong about the same file.","type":"object","properties":{"pointer":{"type":"string"},"expected":{"tsType":"unknown"},"received":{"tsType":"unknown"}},"required":["pointer"]},"orderDependent":{"type":"boolean"},"otherExamples":{"type":"array","items":{"type":"string"}},"hazard":{"type":"string"}},"required":["rule","code","method","origin"]},"Origin":{"description":"Where a report comes from.","type":"object","properties":{"time":{"description":"When it was made.","type":"string"},"platform":{"type":"string"},"node":{"type":"string"},"milliseconds":{"type":"integer"},"tested":{"description":"How the implementation was named on the command line.","type":"string"},"driver":{"description":"The words of the driver's command, or the file of its module; older reports have none.","type":"array","items":{"type":"string"}},"options":{"description":"Options that were given.","type":"object","tsType":"{ [option: string]: unknown }"},"exitCode":{"type":"integer"},"partial":{"description":"Why this is not all that could have been judged; missing where it is.","type":"string"},"leftOut":{"description":"What was chosen to be left out.","type":"array","items":{"type":"string"}}},"required":["time","platform","node","options","exitCode","leftOut"]},"RuleWords":{"description":"What a rule says.","type":"object","properties":{"title":{"type":"string"},"level":{"enum":["must","should","observed"]},"since":{"type":"string"},"source":{"type":"object","properties":{"basis":{"enum":["documented","declared","observed"]},"file":{"type":"string"},"section":{"type":"string"},"quote":{"type":"string"}},"required":["basis","file","section","quote"]}},"required":["title","level","source"]},"Exhibit":{"description":"What was asked in a failing case, and what came.","type":"object","properties":{"asked":{"description":"The questions or steps, with pictures of the files, as lines.","type":"array","items":{"type":"string"}},"files":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"bytes":{"type":"integer"},"text":{"type":"string"},"base64":{"description":"Where the bytes are not valid UTF-8.","type":"string"},"leafId":{"description":"Where the branch is read from.","type":["string","null"]},"drawing":{"description":"What is drawn of a file that is too large to be kept: at most 500 rows.","type":"object","properties":{"header":{"type":"string"},"rows":{"type":"array","items":{"type":"object","properties":{"kind":{"enum":["entry","folded","odd"]},"id":{"type":"string"},"line":{"type":"integer"},"lane":{"type":"integer"},"parent":{"description":"The row from which it hangs.","type":"integer"},"active":{"type":"boolean"},"fate":{"enum":["hidden","replaced","kept","summarized"]},"text":{"type":"string"},"notes":{"type":"array","items":{"type":"string"}},"expected":{"type":"string"},"received":{"type":"string"},"differs":{"type":"boolean"}},"required":["kind","id","line","lane","active","text","notes"]}},"entries":{"type":"integer"},"drawn":{"type":"integer"},"compared":{"type":"boolean"}},"required":["header","rows","entries","drawn","compared"]}},"required":["name","bytes"]}},"expected":{"description":"Every answer that would be right.","type":"array","items":{"tsType":"unknown"}},"received":{"tsType":"unknown"}},"required":["asked","files"]},"Cause":{"description":"Why several rules fail, probably.","type":"object","properties":{"by":{"description":"`bank`: an implementation that is broken on purpose answers in the same way. `shape`: the failures look alike.","enum":["bank","shape"]},"says":{"description":"What is wrong, in a clause.","type":"string"},"alike":{"description":"What else would explain it nearly as well.","type":"array","items":{"type":"string"}},"shows":{"description":"The smallest case that shows it.","type":"object","properties":{"rule":{"type":"string"},"case":{"type":"string"},"difference":{"type":"string"},"replay":{"type":"string"}},"required":["rule","case","difference"]},"rules":{"description":"The rules that fail by it.","type":"array","items":{"type":"string"}},"agreeing":{"description":"How many examples answer exactly so; of a shape, how many rules.","type":"integer"},"look":{"description":"Where to look.","type":"string"}},"required":["by","says","shows","rules","agreeing","look"]}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
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
if(data.area === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "area"}});
errors++;
}
if(data.level === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}});
errors++;
}
if(data.verdict === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}});
errors++;
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
let data2 = data.level;
if(!(((data2 === "must") || (data2 === "should")) || (data2 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema98.properties.level.enum}});
errors++;
}
}
if(data.verdict !== undefined){
let data3 = data.verdict;
if(!((((((data3 === "pass") || (data3 === "fail")) || (data3 === "warn")) || (data3 === "skip")) || (data3 === "error")) || (data3 === "suite-error"))){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema98.properties.verdict.enum}});
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.finding !== undefined){
let data5 = data.finding;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.rule === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data5.code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data5.method === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data5.origin === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "origin"}});
errors++;
}
if(data5.rule !== undefined){
if(typeof data5.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/rule",schemaPath:"#/$defs/Finding/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.code !== undefined){
let data7 = data5.code;
if(!(((((((((data7 === "wrong-answer") || (data7 === "refused")) || (data7 === "not-refused")) || (data7 === "file-changed")) || (data7 === "wrong-step")) || (data7 === "crash")) || (data7 === "timeout")) || (data7 === "protocol")) || (data7 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/finding/code",schemaPath:"#/$defs/Finding/properties/code/enum",keyword:"enum",params:{allowedValues: schema99.properties.code.enum}});
errors++;
}
}
if(data5.method !== undefined){
if(typeof data5.method !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/method",schemaPath:"#/$defs/Finding/properties/method/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.origin !== undefined){
let data9 = data5.origin;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/finding/origin",schemaPath:"#/$defs/Finding/properties/origin/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data5.differences !== undefined){
let data10 = data5.differences;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.pointer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finding/differences/" + i0,schemaPath:"#/$defs/Finding/properties/differences/items/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
if(data11.pointer !== undefined){
if(typeof data11.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/differences/" + i0+"/pointer",schemaPath:"#/$defs/Finding/properties/differences/items/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finding/differences/" + i0,schemaPath:"#/$defs/Finding/properties/differences/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finding/differences",schemaPath:"#/$defs/Finding/properties/differences/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data5.message !== undefined){
if(typeof data5.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/message",schemaPath:"#/$defs/Finding/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.file !== undefined){
if(typeof data5.file !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/file",schemaPath:"#/$defs/Finding/properties/file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.step !== undefined){
let data15 = data5.step;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/finding/step",schemaPath:"#/$defs/Finding/properties/step/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data5.complaint !== undefined){
if(typeof data5.complaint !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/complaint",schemaPath:"#/$defs/Finding/properties/complaint/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.about !== undefined){
let data17 = data5.about;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key0 in data17){
if(typeof data17[key0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/about/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Finding/properties/about/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finding/about",schemaPath:"#/$defs/Finding/properties/about/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data5.exitCode !== undefined){
let data19 = data5.exitCode;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/finding/exitCode",schemaPath:"#/$defs/Finding/properties/exitCode/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data5.line !== undefined){
if(typeof data5.line !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/line",schemaPath:"#/$defs/Finding/properties/line/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.stderr !== undefined){
if(typeof data5.stderr !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/stderr",schemaPath:"#/$defs/Finding/properties/stderr/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.readWrong !== undefined){
let data22 = data5.readWrong;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.pointer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finding/readWrong",schemaPath:"#/$defs/Finding/properties/readWrong/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
if(data22.pointer !== undefined){
if(typeof data22.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/readWrong/pointer",schemaPath:"#/$defs/Finding/properties/readWrong/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finding/readWrong",schemaPath:"#/$defs/Finding/properties/readWrong/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data5.orderDependent !== undefined){
if(typeof data5.orderDependent !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/orderDependent",schemaPath:"#/$defs/Finding/properties/orderDependent/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data5.otherExamples !== undefined){
let data25 = data5.otherExamples;
if(Array.isArray(data25)){
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
if(typeof data25[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/otherExamples/" + i1,schemaPath:"#/$defs/Finding/properties/otherExamples/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finding/otherExamples",schemaPath:"#/$defs/Finding/properties/otherExamples/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data5.hazard !== undefined){
if(typeof data5.hazard !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/finding/hazard",schemaPath:"#/$defs/Finding/properties/hazard/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finding",schemaPath:"#/$defs/Finding/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.replay !== undefined){
if(typeof data.replay !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/replay",schemaPath:"#/properties/replay/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cases !== undefined){
let data29 = data.cases;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.byCase !== undefined){
let data30 = data.byCase;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key1 in data30){
let data31 = data30[key1];
if(!((((((data31 === "pass") || (data31 === "fail")) || (data31 === "warn")) || (data31 === "skip")) || (data31 === "error")) || (data31 === "suite-error"))){
(vErrors ??= []).push({instancePath:instancePath+"/byCase/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/byCase/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema98.properties.byCase.additionalProperties.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/byCase",schemaPath:"#/properties/byCase/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.wrong !== undefined){
let data32 = data.wrong;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key2 in data32){
let data33 = data32[key2];
if(typeof data33 === "string"){
if(!pattern6.test(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/wrong/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/wrong/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/wrong/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/wrong/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/wrong",schemaPath:"#/properties/wrong/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.skipped !== undefined){
let data34 = data.skipped;
if(Array.isArray(data34)){
const len2 = data34.length;
for(let i2=0; i2<len2; i2++){
let data35 = data34[i2];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skipped/" + i2,schemaPath:"#/properties/skipped/items/required",keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
if(data35.cases === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/skipped/" + i2,schemaPath:"#/properties/skipped/items/required",keyword:"required",params:{missingProperty: "cases"}});
errors++;
}
if(data35.reason !== undefined){
if(typeof data35.reason !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/skipped/" + i2+"/reason",schemaPath:"#/properties/skipped/items/properties/reason/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data35.cases !== undefined){
let data37 = data35.cases;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
(vErrors ??= []).push({instancePath:instancePath+"/skipped/" + i2+"/cases",schemaPath:"#/properties/skipped/items/properties/cases/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skipped/" + i2,schemaPath:"#/properties/skipped/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.incomplete !== undefined){
if(typeof data.incomplete !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/incomplete",schemaPath:"#/properties/incomplete/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.expected !== undefined){
let data39 = data.expected;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.pattern === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "pattern"}});
errors++;
}
if(data39.line === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "line"}});
errors++;
}
if(data39.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data39.pattern !== undefined){
if(typeof data39.pattern !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/expected/pattern",schemaPath:"#/properties/expected/properties/pattern/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data39.line !== undefined){
let data41 = data39.line;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
(vErrors ??= []).push({instancePath:instancePath+"/expected/line",schemaPath:"#/properties/expected/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data39.kind !== undefined){
let data42 = data39.kind;
if(!((((data42 === "bug") || (data42 === "deviation")) || (data42 === "flaky")) || (data42 === "wontfix"))){
(vErrors ??= []).push({instancePath:instancePath+"/expected/kind",schemaPath:"#/properties/expected/properties/kind/enum",keyword:"enum",params:{allowedValues: schema98.properties.expected.properties.kind.enum}});
errors++;
}
}
if(data39.link !== undefined){
if(typeof data39.link !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/expected/link",schemaPath:"#/properties/expected/properties/link/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data39.note !== undefined){
if(typeof data39.note !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/expected/note",schemaPath:"#/properties/expected/properties/note/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.exhibit !== undefined){
let data45 = data.exhibit;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.asked === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit",schemaPath:"#/$defs/Exhibit/required",keyword:"required",params:{missingProperty: "asked"}});
errors++;
}
if(data45.files === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit",schemaPath:"#/$defs/Exhibit/required",keyword:"required",params:{missingProperty: "files"}});
errors++;
}
if(data45.asked !== undefined){
let data46 = data45.asked;
if(Array.isArray(data46)){
const len3 = data46.length;
for(let i3=0; i3<len3; i3++){
if(typeof data46[i3] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/asked/" + i3,schemaPath:"#/$defs/Exhibit/properties/asked/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/asked",schemaPath:"#/$defs/Exhibit/properties/asked/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data45.files !== undefined){
let data48 = data45.files;
if(Array.isArray(data48)){
const len4 = data48.length;
for(let i4=0; i4<len4; i4++){
let data49 = data48[i4];
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4,schemaPath:"#/$defs/Exhibit/properties/files/items/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data49.bytes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4,schemaPath:"#/$defs/Exhibit/properties/files/items/required",keyword:"required",params:{missingProperty: "bytes"}});
errors++;
}
if(data49.name !== undefined){
if(typeof data49.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/name",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data49.bytes !== undefined){
let data51 = data49.bytes;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/bytes",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data49.text !== undefined){
if(typeof data49.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/text",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data49.base64 !== undefined){
if(typeof data49.base64 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/base64",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/base64/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data49.leafId !== undefined){
let data54 = data49.leafId;
if((typeof data54 !== "string") && (data54 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/leafId",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/leafId/type",keyword:"type",params:{type: schema100.properties.files.items.properties.leafId.type}});
errors++;
}
}
if(data49.drawing !== undefined){
let data55 = data49.drawing;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.header === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "header"}});
errors++;
}
if(data55.rows === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "rows"}});
errors++;
}
if(data55.entries === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "entries"}});
errors++;
}
if(data55.drawn === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "drawn"}});
errors++;
}
if(data55.compared === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "compared"}});
errors++;
}
if(data55.header !== undefined){
if(typeof data55.header !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/header",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/header/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data55.rows !== undefined){
let data57 = data55.rows;
if(Array.isArray(data57)){
const len5 = data57.length;
for(let i5=0; i5<len5; i5++){
let data58 = data57[i5];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data58.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data58.line === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "line"}});
errors++;
}
if(data58.lane === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "lane"}});
errors++;
}
if(data58.active === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "active"}});
errors++;
}
if(data58.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data58.notes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "notes"}});
errors++;
}
if(data58.kind !== undefined){
let data59 = data58.kind;
if(!(((data59 === "entry") || (data59 === "folded")) || (data59 === "odd"))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/kind",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema100.properties.files.items.properties.drawing.properties.rows.items.properties.kind.enum}});
errors++;
}
}
if(data58.id !== undefined){
if(typeof data58.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/id",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data58.line !== undefined){
let data61 = data58.line;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/line",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data58.lane !== undefined){
let data62 = data58.lane;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/lane",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/lane/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data58.parent !== undefined){
let data63 = data58.parent;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/parent",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/parent/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data58.active !== undefined){
if(typeof data58.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/active",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/active/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data58.fate !== undefined){
let data65 = data58.fate;
if(!((((data65 === "hidden") || (data65 === "replaced")) || (data65 === "kept")) || (data65 === "summarized"))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/fate",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/fate/enum",keyword:"enum",params:{allowedValues: schema100.properties.files.items.properties.drawing.properties.rows.items.properties.fate.enum}});
errors++;
}
}
if(data58.text !== undefined){
if(typeof data58.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/text",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data58.notes !== undefined){
let data67 = data58.notes;
if(Array.isArray(data67)){
const len6 = data67.length;
for(let i6=0; i6<len6; i6++){
if(typeof data67[i6] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/notes/" + i6,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/notes/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/notes",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/notes/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data58.expected !== undefined){
if(typeof data58.expected !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/expected",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/expected/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data58.received !== undefined){
if(typeof data58.received !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/received",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/received/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data58.differs !== undefined){
if(typeof data58.differs !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5+"/differs",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/differs/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows/" + i5,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/rows",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data55.entries !== undefined){
let data72 = data55.entries;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/entries",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/entries/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data55.drawn !== undefined){
let data73 = data55.drawn;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/drawn",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/drawn/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data55.compared !== undefined){
if(typeof data55.compared !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing/compared",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/compared/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files/" + i4,schemaPath:"#/$defs/Exhibit/properties/files/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/files",schemaPath:"#/$defs/Exhibit/properties/files/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data45.expected !== undefined){
if(!(Array.isArray(data45.expected))){
(vErrors ??= []).push({instancePath:instancePath+"/exhibit/expected",schemaPath:"#/$defs/Exhibit/properties/expected/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exhibit",schemaPath:"#/$defs/Exhibit/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.further !== undefined){
let data76 = data.further;
if(Array.isArray(data76)){
const len7 = data76.length;
for(let i7=0; i7<len7; i7++){
let data77 = data76[i7];
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(data77.finding === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7,schemaPath:"#/properties/further/items/required",keyword:"required",params:{missingProperty: "finding"}});
errors++;
}
if(data77.replay === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7,schemaPath:"#/properties/further/items/required",keyword:"required",params:{missingProperty: "replay"}});
errors++;
}
if(data77.finding !== undefined){
let data78 = data77.finding;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.rule === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data78.code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data78.method === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data78.origin === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding",schemaPath:"#/$defs/Finding/required",keyword:"required",params:{missingProperty: "origin"}});
errors++;
}
if(data78.rule !== undefined){
if(typeof data78.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/rule",schemaPath:"#/$defs/Finding/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.code !== undefined){
let data80 = data78.code;
if(!(((((((((data80 === "wrong-answer") || (data80 === "refused")) || (data80 === "not-refused")) || (data80 === "file-changed")) || (data80 === "wrong-step")) || (data80 === "crash")) || (data80 === "timeout")) || (data80 === "protocol")) || (data80 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/code",schemaPath:"#/$defs/Finding/properties/code/enum",keyword:"enum",params:{allowedValues: schema99.properties.code.enum}});
errors++;
}
}
if(data78.method !== undefined){
if(typeof data78.method !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/method",schemaPath:"#/$defs/Finding/properties/method/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.origin !== undefined){
let data82 = data78.origin;
if(!(data82 && typeof data82 == "object" && !Array.isArray(data82))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/origin",schemaPath:"#/$defs/Finding/properties/origin/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data78.differences !== undefined){
let data83 = data78.differences;
if(Array.isArray(data83)){
const len8 = data83.length;
for(let i8=0; i8<len8; i8++){
let data84 = data83[i8];
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.pointer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/differences/" + i8,schemaPath:"#/$defs/Finding/properties/differences/items/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
if(data84.pointer !== undefined){
if(typeof data84.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/differences/" + i8+"/pointer",schemaPath:"#/$defs/Finding/properties/differences/items/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/differences/" + i8,schemaPath:"#/$defs/Finding/properties/differences/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/differences",schemaPath:"#/$defs/Finding/properties/differences/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data78.message !== undefined){
if(typeof data78.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/message",schemaPath:"#/$defs/Finding/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.file !== undefined){
if(typeof data78.file !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/file",schemaPath:"#/$defs/Finding/properties/file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.step !== undefined){
let data88 = data78.step;
if(!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/step",schemaPath:"#/$defs/Finding/properties/step/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data78.complaint !== undefined){
if(typeof data78.complaint !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/complaint",schemaPath:"#/$defs/Finding/properties/complaint/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.about !== undefined){
let data90 = data78.about;
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
for(const key3 in data90){
if(typeof data90[key3] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/about/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Finding/properties/about/additionalProperties/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/about",schemaPath:"#/$defs/Finding/properties/about/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data78.exitCode !== undefined){
let data92 = data78.exitCode;
if(!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/exitCode",schemaPath:"#/$defs/Finding/properties/exitCode/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data78.line !== undefined){
if(typeof data78.line !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/line",schemaPath:"#/$defs/Finding/properties/line/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.stderr !== undefined){
if(typeof data78.stderr !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/stderr",schemaPath:"#/$defs/Finding/properties/stderr/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.readWrong !== undefined){
let data95 = data78.readWrong;
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
if(data95.pointer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/readWrong",schemaPath:"#/$defs/Finding/properties/readWrong/required",keyword:"required",params:{missingProperty: "pointer"}});
errors++;
}
if(data95.pointer !== undefined){
if(typeof data95.pointer !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/readWrong/pointer",schemaPath:"#/$defs/Finding/properties/readWrong/properties/pointer/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/readWrong",schemaPath:"#/$defs/Finding/properties/readWrong/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data78.orderDependent !== undefined){
if(typeof data78.orderDependent !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/orderDependent",schemaPath:"#/$defs/Finding/properties/orderDependent/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data78.otherExamples !== undefined){
let data98 = data78.otherExamples;
if(Array.isArray(data98)){
const len9 = data98.length;
for(let i9=0; i9<len9; i9++){
if(typeof data98[i9] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/otherExamples/" + i9,schemaPath:"#/$defs/Finding/properties/otherExamples/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/otherExamples",schemaPath:"#/$defs/Finding/properties/otherExamples/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data78.hazard !== undefined){
if(typeof data78.hazard !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding/hazard",schemaPath:"#/$defs/Finding/properties/hazard/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/finding",schemaPath:"#/$defs/Finding/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data77.replay !== undefined){
if(typeof data77.replay !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/replay",schemaPath:"#/properties/further/items/properties/replay/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data77.exhibit !== undefined){
let data102 = data77.exhibit;
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
if(data102.asked === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit",schemaPath:"#/$defs/Exhibit/required",keyword:"required",params:{missingProperty: "asked"}});
errors++;
}
if(data102.files === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit",schemaPath:"#/$defs/Exhibit/required",keyword:"required",params:{missingProperty: "files"}});
errors++;
}
if(data102.asked !== undefined){
let data103 = data102.asked;
if(Array.isArray(data103)){
const len10 = data103.length;
for(let i10=0; i10<len10; i10++){
if(typeof data103[i10] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/asked/" + i10,schemaPath:"#/$defs/Exhibit/properties/asked/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/asked",schemaPath:"#/$defs/Exhibit/properties/asked/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data102.files !== undefined){
let data105 = data102.files;
if(Array.isArray(data105)){
const len11 = data105.length;
for(let i11=0; i11<len11; i11++){
let data106 = data105[i11];
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if(data106.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11,schemaPath:"#/$defs/Exhibit/properties/files/items/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data106.bytes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11,schemaPath:"#/$defs/Exhibit/properties/files/items/required",keyword:"required",params:{missingProperty: "bytes"}});
errors++;
}
if(data106.name !== undefined){
if(typeof data106.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/name",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data106.bytes !== undefined){
let data108 = data106.bytes;
if(!(((typeof data108 == "number") && (!(data108 % 1) && !isNaN(data108))) && (isFinite(data108)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/bytes",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data106.text !== undefined){
if(typeof data106.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/text",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data106.base64 !== undefined){
if(typeof data106.base64 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/base64",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/base64/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data106.leafId !== undefined){
let data111 = data106.leafId;
if((typeof data111 !== "string") && (data111 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/leafId",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/leafId/type",keyword:"type",params:{type: schema100.properties.files.items.properties.leafId.type}});
errors++;
}
}
if(data106.drawing !== undefined){
let data112 = data106.drawing;
if(data112 && typeof data112 == "object" && !Array.isArray(data112)){
if(data112.header === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "header"}});
errors++;
}
if(data112.rows === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "rows"}});
errors++;
}
if(data112.entries === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "entries"}});
errors++;
}
if(data112.drawn === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "drawn"}});
errors++;
}
if(data112.compared === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/required",keyword:"required",params:{missingProperty: "compared"}});
errors++;
}
if(data112.header !== undefined){
if(typeof data112.header !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/header",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/header/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data112.rows !== undefined){
let data114 = data112.rows;
if(Array.isArray(data114)){
const len12 = data114.length;
for(let i12=0; i12<len12; i12++){
let data115 = data114[i12];
if(data115 && typeof data115 == "object" && !Array.isArray(data115)){
if(data115.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data115.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data115.line === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "line"}});
errors++;
}
if(data115.lane === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "lane"}});
errors++;
}
if(data115.active === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "active"}});
errors++;
}
if(data115.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data115.notes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/required",keyword:"required",params:{missingProperty: "notes"}});
errors++;
}
if(data115.kind !== undefined){
let data116 = data115.kind;
if(!(((data116 === "entry") || (data116 === "folded")) || (data116 === "odd"))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/kind",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema100.properties.files.items.properties.drawing.properties.rows.items.properties.kind.enum}});
errors++;
}
}
if(data115.id !== undefined){
if(typeof data115.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/id",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data115.line !== undefined){
let data118 = data115.line;
if(!(((typeof data118 == "number") && (!(data118 % 1) && !isNaN(data118))) && (isFinite(data118)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/line",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data115.lane !== undefined){
let data119 = data115.lane;
if(!(((typeof data119 == "number") && (!(data119 % 1) && !isNaN(data119))) && (isFinite(data119)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/lane",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/lane/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data115.parent !== undefined){
let data120 = data115.parent;
if(!(((typeof data120 == "number") && (!(data120 % 1) && !isNaN(data120))) && (isFinite(data120)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/parent",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/parent/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data115.active !== undefined){
if(typeof data115.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/active",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/active/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data115.fate !== undefined){
let data122 = data115.fate;
if(!((((data122 === "hidden") || (data122 === "replaced")) || (data122 === "kept")) || (data122 === "summarized"))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/fate",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/fate/enum",keyword:"enum",params:{allowedValues: schema100.properties.files.items.properties.drawing.properties.rows.items.properties.fate.enum}});
errors++;
}
}
if(data115.text !== undefined){
if(typeof data115.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/text",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data115.notes !== undefined){
let data124 = data115.notes;
if(Array.isArray(data124)){
const len13 = data124.length;
for(let i13=0; i13<len13; i13++){
if(typeof data124[i13] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/notes/" + i13,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/notes/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/notes",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/notes/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data115.expected !== undefined){
if(typeof data115.expected !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/expected",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/expected/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data115.received !== undefined){
if(typeof data115.received !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/received",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/received/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data115.differs !== undefined){
if(typeof data115.differs !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12+"/differs",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/properties/differs/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows/" + i12,schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/rows",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/rows/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data112.entries !== undefined){
let data129 = data112.entries;
if(!(((typeof data129 == "number") && (!(data129 % 1) && !isNaN(data129))) && (isFinite(data129)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/entries",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/entries/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data112.drawn !== undefined){
let data130 = data112.drawn;
if(!(((typeof data130 == "number") && (!(data130 % 1) && !isNaN(data130))) && (isFinite(data130)))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/drawn",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/drawn/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data112.compared !== undefined){
if(typeof data112.compared !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing/compared",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/properties/compared/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11+"/drawing",schemaPath:"#/$defs/Exhibit/properties/files/items/properties/drawing/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files/" + i11,schemaPath:"#/$defs/Exhibit/properties/files/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/files",schemaPath:"#/$defs/Exhibit/properties/files/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data102.expected !== undefined){
if(!(Array.isArray(data102.expected))){
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit/expected",schemaPath:"#/$defs/Exhibit/properties/expected/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7+"/exhibit",schemaPath:"#/$defs/Exhibit/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further/" + i7,schemaPath:"#/properties/further/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/further",schemaPath:"#/properties/further/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.slow !== undefined){
let data133 = data.slow;
if(!(((typeof data133 == "number") && (!(data133 % 1) && !isNaN(data133))) && (isFinite(data133)))){
(vErrors ??= []).push({instancePath:instancePath+"/slow",schemaPath:"#/properties/slow/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.unlisted !== undefined){
let data134 = data.unlisted;
if(Array.isArray(data134)){
const len14 = data134.length;
for(let i14=0; i14<len14; i14++){
if(typeof data134[i14] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/unlisted/" + i14,schemaPath:"#/properties/unlisted/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unlisted",schemaPath:"#/properties/unlisted/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"rule":true,"area":true,"level":true,"verdict":true,"reason":true,"finding":true,"replay":true,"cases":true,"byCase":true,"wrong":true,"skipped":true,"incomplete":true,"expected":true,"exhibit":true,"further":true,"slow":true,"unlisted":true},"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="report.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"}});
errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"}});
errors++;
}
if(data.suite === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suite"}});
errors++;
}
if(data.implementation === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "implementation"}});
errors++;
}
if(data.seed === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"}});
errors++;
}
if(data.runs === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runs"}});
errors++;
}
if(data.origin === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "origin"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.results === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "results"}});
errors++;
}
if(data.rules === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}});
errors++;
}
if(data.format !== undefined){
let data0 = data.format;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.command !== undefined){
if("run" !== data.command){
(vErrors ??= []).push({instancePath:instancePath+"/command",schemaPath:"#/properties/command/const",keyword:"const",params:{allowedValue: "run"}});
errors++;
}
}
if(data.suite !== undefined){
let data2 = data.suite;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data2.version === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/suite/name",schemaPath:"#/properties/suite/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.version !== undefined){
if(typeof data2.version !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/suite/version",schemaPath:"#/properties/suite/properties/version/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.implementation !== undefined){
let data5 = data.implementation;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/implementation",schemaPath:"#/properties/implementation/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data5.version === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/implementation",schemaPath:"#/properties/implementation/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
if(data5.follows === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/implementation",schemaPath:"#/properties/implementation/required",keyword:"required",params:{missingProperty: "follows"}});
errors++;
}
if(data5.methods === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/implementation",schemaPath:"#/properties/implementation/required",keyword:"required",params:{missingProperty: "methods"}});
errors++;
}
if(data5.platforms === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/implementation",schemaPath:"#/properties/implementation/required",keyword:"required",params:{missingProperty: "platforms"}});
errors++;
}
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/name",schemaPath:"#/properties/implementation/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.version !== undefined){
if(typeof data5.version !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/version",schemaPath:"#/properties/implementation/properties/version/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.follows !== undefined){
if(typeof data5.follows !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/follows",schemaPath:"#/properties/implementation/properties/follows/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.methods !== undefined){
let data9 = data5.methods;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/methods/" + i0,schemaPath:"#/properties/implementation/properties/methods/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/implementation/methods",schemaPath:"#/properties/implementation/properties/methods/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data5.platforms !== undefined){
let data11 = data5.platforms;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/platforms/" + i1,schemaPath:"#/properties/implementation/properties/platforms/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/implementation/platforms",schemaPath:"#/properties/implementation/properties/platforms/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data5.language !== undefined){
if(typeof data5.language !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/language",schemaPath:"#/properties/implementation/properties/language/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.homepage !== undefined){
if(typeof data5.homepage !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/homepage",schemaPath:"#/properties/implementation/properties/homepage/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.limits !== undefined){
let data15 = data5.limits;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(typeof data15[i2] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/limits/" + i2,schemaPath:"#/properties/implementation/properties/limits/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/implementation/limits",schemaPath:"#/properties/implementation/properties/limits/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data5.offers !== undefined){
let data17 = data5.offers;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/implementation/offers",schemaPath:"#/properties/implementation/properties/offers/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/implementation",schemaPath:"#/properties/implementation/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.seed !== undefined){
let data18 = data.seed;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.runs !== undefined){
let data19 = data.runs;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data.chosen !== undefined){
let data20 = data.chosen;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.only !== undefined){
let data21 = data20.only;
if(Array.isArray(data21)){
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
if(typeof data21[i3] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/only/" + i3,schemaPath:"#/properties/chosen/properties/only/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chosen/only",schemaPath:"#/properties/chosen/properties/only/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data20.skip !== undefined){
let data23 = data20.skip;
if(Array.isArray(data23)){
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
if(typeof data23[i4] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/skip/" + i4,schemaPath:"#/properties/chosen/properties/skip/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chosen/skip",schemaPath:"#/properties/chosen/properties/skip/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data20.shard !== undefined){
let data25 = data20.shard;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.index === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/shard",schemaPath:"#/properties/chosen/properties/shard/required",keyword:"required",params:{missingProperty: "index"}});
errors++;
}
if(data25.of === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/shard",schemaPath:"#/properties/chosen/properties/shard/required",keyword:"required",params:{missingProperty: "of"}});
errors++;
}
if(data25.index !== undefined){
let data26 = data25.index;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/shard/index",schemaPath:"#/properties/chosen/properties/shard/properties/index/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/shard/index",schemaPath:"#/properties/chosen/properties/shard/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data25.of !== undefined){
let data27 = data25.of;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/shard/of",schemaPath:"#/properties/chosen/properties/shard/properties/of/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/shard/of",schemaPath:"#/properties/chosen/properties/shard/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chosen/shard",schemaPath:"#/properties/chosen/properties/shard/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data20.lastFailed !== undefined){
if(typeof data20.lastFailed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/lastFailed",schemaPath:"#/properties/chosen/properties/lastFailed/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data20.missing !== undefined){
let data29 = data20.missing;
if(Array.isArray(data29)){
const len5 = data29.length;
for(let i5=0; i5<len5; i5++){
let data30 = data29[i5];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.index === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/missing/" + i5,schemaPath:"#/properties/chosen/properties/missing/items/required",keyword:"required",params:{missingProperty: "index"}});
errors++;
}
if(data30.of === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/missing/" + i5,schemaPath:"#/properties/chosen/properties/missing/items/required",keyword:"required",params:{missingProperty: "of"}});
errors++;
}
if(data30.index !== undefined){
let data31 = data30.index;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/missing/" + i5+"/index",schemaPath:"#/properties/chosen/properties/missing/items/properties/index/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/missing/" + i5+"/index",schemaPath:"#/properties/chosen/properties/missing/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data30.of !== undefined){
let data32 = data30.of;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/missing/" + i5+"/of",schemaPath:"#/properties/chosen/properties/missing/items/properties/of/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/chosen/missing/" + i5+"/of",schemaPath:"#/properties/chosen/properties/missing/items/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chosen/missing/" + i5,schemaPath:"#/properties/chosen/properties/missing/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chosen/missing",schemaPath:"#/properties/chosen/properties/missing/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chosen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.notReached !== undefined){
let data33 = data.notReached;
if(Array.isArray(data33)){
const len6 = data33.length;
for(let i6=0; i6<len6; i6++){
if(typeof data33[i6] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/notReached/" + i6,schemaPath:"#/properties/notReached/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notReached",schemaPath:"#/properties/notReached/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.stale !== undefined){
let data35 = data.stale;
if(Array.isArray(data35)){
const len7 = data35.length;
for(let i7=0; i7<len7; i7++){
let data36 = data35[i7];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.pattern === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stale/" + i7,schemaPath:"#/properties/stale/items/required",keyword:"required",params:{missingProperty: "pattern"}});
errors++;
}
if(data36.line === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stale/" + i7,schemaPath:"#/properties/stale/items/required",keyword:"required",params:{missingProperty: "line"}});
errors++;
}
if(data36.why === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stale/" + i7,schemaPath:"#/properties/stale/items/required",keyword:"required",params:{missingProperty: "why"}});
errors++;
}
if(data36.says === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stale/" + i7,schemaPath:"#/properties/stale/items/required",keyword:"required",params:{missingProperty: "says"}});
errors++;
}
if(data36.pattern !== undefined){
if(typeof data36.pattern !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stale/" + i7+"/pattern",schemaPath:"#/properties/stale/items/properties/pattern/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data36.line !== undefined){
let data38 = data36.line;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/stale/" + i7+"/line",schemaPath:"#/properties/stale/items/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data36.why !== undefined){
let data39 = data36.why;
if(!((data39 === "passes") || (data39 === "expired"))){
(vErrors ??= []).push({instancePath:instancePath+"/stale/" + i7+"/why",schemaPath:"#/properties/stale/items/properties/why/enum",keyword:"enum",params:{allowedValues: schema94.properties.stale.items.properties.why.enum}});
errors++;
}
}
if(data36.says !== undefined){
if(typeof data36.says !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stale/" + i7+"/says",schemaPath:"#/properties/stale/items/properties/says/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stale/" + i7,schemaPath:"#/properties/stale/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stale",schemaPath:"#/properties/stale/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.summary !== undefined){
let data41 = data.summary;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.pass === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "pass"}});
errors++;
}
if(data41.fail === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "fail"}});
errors++;
}
if(data41.warn === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "warn"}});
errors++;
}
if(data41.skip === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "skip"}});
errors++;
}
if(data41.error === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data41["suite-error"] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "suite-error"}});
errors++;
}
if(data41.byLevel === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "byLevel"}});
errors++;
}
if(data41.byArea === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "byArea"}});
errors++;
}
if(data41.pass !== undefined){
let data42 = data41.pass;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/pass",schemaPath:"#/properties/summary/properties/pass/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data41.fail !== undefined){
let data43 = data41.fail;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/fail",schemaPath:"#/properties/summary/properties/fail/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data41.warn !== undefined){
let data44 = data41.warn;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/warn",schemaPath:"#/properties/summary/properties/warn/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data41.skip !== undefined){
let data45 = data41.skip;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/skip",schemaPath:"#/properties/summary/properties/skip/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data41.error !== undefined){
let data46 = data41.error;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/error",schemaPath:"#/properties/summary/properties/error/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data41["suite-error"] !== undefined){
let data47 = data41["suite-error"];
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/suite-error",schemaPath:"#/properties/summary/properties/suite-error/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data41.byLevel !== undefined){
let data48 = data41.byLevel;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key0 in data48){
let data49 = data48[key0];
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.pass === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "pass"}});
errors++;
}
if(data49.fail === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "fail"}});
errors++;
}
if(data49.warn === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "warn"}});
errors++;
}
if(data49.skip === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "skip"}});
errors++;
}
if(data49.error === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data49["suite-error"] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "suite-error"}});
errors++;
}
if(data49.pass !== undefined){
let data50 = data49.pass;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/pass",schemaPath:"#/$defs/Counts/properties/pass/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data49.fail !== undefined){
let data51 = data49.fail;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/fail",schemaPath:"#/$defs/Counts/properties/fail/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data49.warn !== undefined){
let data52 = data49.warn;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/warn",schemaPath:"#/$defs/Counts/properties/warn/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data49.skip !== undefined){
let data53 = data49.skip;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/skip",schemaPath:"#/$defs/Counts/properties/skip/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data49.error !== undefined){
let data54 = data49.error;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/error",schemaPath:"#/$defs/Counts/properties/error/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data49["suite-error"] !== undefined){
let data55 = data49["suite-error"];
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/suite-error",schemaPath:"#/$defs/Counts/properties/suite-error/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary/byLevel",schemaPath:"#/properties/summary/properties/byLevel/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data41.byArea !== undefined){
let data56 = data41.byArea;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
for(const key1 in data56){
let data57 = data56[key1];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.pass === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "pass"}});
errors++;
}
if(data57.fail === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "fail"}});
errors++;
}
if(data57.warn === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "warn"}});
errors++;
}
if(data57.skip === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "skip"}});
errors++;
}
if(data57.error === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "error"}});
errors++;
}
if(data57["suite-error"] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/required",keyword:"required",params:{missingProperty: "suite-error"}});
errors++;
}
if(data57.pass !== undefined){
let data58 = data57.pass;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/pass",schemaPath:"#/$defs/Counts/properties/pass/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data57.fail !== undefined){
let data59 = data57.fail;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/fail",schemaPath:"#/$defs/Counts/properties/fail/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data57.warn !== undefined){
let data60 = data57.warn;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/warn",schemaPath:"#/$defs/Counts/properties/warn/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data57.skip !== undefined){
let data61 = data57.skip;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/skip",schemaPath:"#/$defs/Counts/properties/skip/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data57.error !== undefined){
let data62 = data57.error;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/error",schemaPath:"#/$defs/Counts/properties/error/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data57["suite-error"] !== undefined){
let data63 = data57["suite-error"];
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/suite-error",schemaPath:"#/$defs/Counts/properties/suite-error/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Counts/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary/byArea",schemaPath:"#/properties/summary/properties/byArea/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.causes !== undefined){
let data64 = data.causes;
if(Array.isArray(data64)){
const len8 = data64.length;
for(let i8=0; i8<len8; i8++){
let data65 = data64[i8];
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.by === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8,schemaPath:"#/$defs/Cause/required",keyword:"required",params:{missingProperty: "by"}});
errors++;
}
if(data65.says === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8,schemaPath:"#/$defs/Cause/required",keyword:"required",params:{missingProperty: "says"}});
errors++;
}
if(data65.shows === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8,schemaPath:"#/$defs/Cause/required",keyword:"required",params:{missingProperty: "shows"}});
errors++;
}
if(data65.rules === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8,schemaPath:"#/$defs/Cause/required",keyword:"required",params:{missingProperty: "rules"}});
errors++;
}
if(data65.agreeing === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8,schemaPath:"#/$defs/Cause/required",keyword:"required",params:{missingProperty: "agreeing"}});
errors++;
}
if(data65.look === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8,schemaPath:"#/$defs/Cause/required",keyword:"required",params:{missingProperty: "look"}});
errors++;
}
if(data65.by !== undefined){
let data66 = data65.by;
if(!((data66 === "bank") || (data66 === "shape"))){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/by",schemaPath:"#/$defs/Cause/properties/by/enum",keyword:"enum",params:{allowedValues: schema97.properties.by.enum}});
errors++;
}
}
if(data65.says !== undefined){
if(typeof data65.says !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/says",schemaPath:"#/$defs/Cause/properties/says/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data65.alike !== undefined){
let data68 = data65.alike;
if(Array.isArray(data68)){
const len9 = data68.length;
for(let i9=0; i9<len9; i9++){
if(typeof data68[i9] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/alike/" + i9,schemaPath:"#/$defs/Cause/properties/alike/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/alike",schemaPath:"#/$defs/Cause/properties/alike/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data65.shows !== undefined){
let data70 = data65.shows;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.rule === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/shows",schemaPath:"#/$defs/Cause/properties/shows/required",keyword:"required",params:{missingProperty: "rule"}});
errors++;
}
if(data70.case === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/shows",schemaPath:"#/$defs/Cause/properties/shows/required",keyword:"required",params:{missingProperty: "case"}});
errors++;
}
if(data70.difference === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/shows",schemaPath:"#/$defs/Cause/properties/shows/required",keyword:"required",params:{missingProperty: "difference"}});
errors++;
}
if(data70.rule !== undefined){
if(typeof data70.rule !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/shows/rule",schemaPath:"#/$defs/Cause/properties/shows/properties/rule/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data70.case !== undefined){
if(typeof data70.case !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/shows/case",schemaPath:"#/$defs/Cause/properties/shows/properties/case/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data70.difference !== undefined){
if(typeof data70.difference !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/shows/difference",schemaPath:"#/$defs/Cause/properties/shows/properties/difference/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data70.replay !== undefined){
if(typeof data70.replay !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/shows/replay",schemaPath:"#/$defs/Cause/properties/shows/properties/replay/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/shows",schemaPath:"#/$defs/Cause/properties/shows/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data65.rules !== undefined){
let data75 = data65.rules;
if(Array.isArray(data75)){
const len10 = data75.length;
for(let i10=0; i10<len10; i10++){
if(typeof data75[i10] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/rules/" + i10,schemaPath:"#/$defs/Cause/properties/rules/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/rules",schemaPath:"#/$defs/Cause/properties/rules/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data65.agreeing !== undefined){
let data77 = data65.agreeing;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/agreeing",schemaPath:"#/$defs/Cause/properties/agreeing/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data65.look !== undefined){
if(typeof data65.look !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8+"/look",schemaPath:"#/$defs/Cause/properties/look/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/causes/" + i8,schemaPath:"#/$defs/Cause/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.results !== undefined){
let data79 = data.results;
if(Array.isArray(data79)){
const len11 = data79.length;
for(let i11=0; i11<len11; i11++){
if(!(validate79(data79[i11], {instancePath:instancePath+"/results/" + i11,parentData:data79,parentDataProperty:i11,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.notes !== undefined){
let data81 = data.notes;
if(Array.isArray(data81)){
const len12 = data81.length;
for(let i12=0; i12<len12; i12++){
if(typeof data81[i12] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/notes/" + i12,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.origin !== undefined){
let data83 = data.origin;
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
if(data83.time === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/origin",schemaPath:"#/$defs/Origin/required",keyword:"required",params:{missingProperty: "time"}});
errors++;
}
if(data83.platform === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/origin",schemaPath:"#/$defs/Origin/required",keyword:"required",params:{missingProperty: "platform"}});
errors++;
}
if(data83.node === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/origin",schemaPath:"#/$defs/Origin/required",keyword:"required",params:{missingProperty: "node"}});
errors++;
}
if(data83.options === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/origin",schemaPath:"#/$defs/Origin/required",keyword:"required",params:{missingProperty: "options"}});
errors++;
}
if(data83.exitCode === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/origin",schemaPath:"#/$defs/Origin/required",keyword:"required",params:{missingProperty: "exitCode"}});
errors++;
}
if(data83.leftOut === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/origin",schemaPath:"#/$defs/Origin/required",keyword:"required",params:{missingProperty: "leftOut"}});
errors++;
}
if(data83.time !== undefined){
if(typeof data83.time !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/origin/time",schemaPath:"#/$defs/Origin/properties/time/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data83.platform !== undefined){
if(typeof data83.platform !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/origin/platform",schemaPath:"#/$defs/Origin/properties/platform/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data83.node !== undefined){
if(typeof data83.node !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/origin/node",schemaPath:"#/$defs/Origin/properties/node/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data83.milliseconds !== undefined){
let data87 = data83.milliseconds;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
(vErrors ??= []).push({instancePath:instancePath+"/origin/milliseconds",schemaPath:"#/$defs/Origin/properties/milliseconds/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data83.tested !== undefined){
if(typeof data83.tested !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/origin/tested",schemaPath:"#/$defs/Origin/properties/tested/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data83.driver !== undefined){
let data89 = data83.driver;
if(Array.isArray(data89)){
const len13 = data89.length;
for(let i13=0; i13<len13; i13++){
if(typeof data89[i13] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/origin/driver/" + i13,schemaPath:"#/$defs/Origin/properties/driver/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origin/driver",schemaPath:"#/$defs/Origin/properties/driver/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data83.options !== undefined){
let data91 = data83.options;
if(!(data91 && typeof data91 == "object" && !Array.isArray(data91))){
(vErrors ??= []).push({instancePath:instancePath+"/origin/options",schemaPath:"#/$defs/Origin/properties/options/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data83.exitCode !== undefined){
let data92 = data83.exitCode;
if(!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))){
(vErrors ??= []).push({instancePath:instancePath+"/origin/exitCode",schemaPath:"#/$defs/Origin/properties/exitCode/type",keyword:"type",params:{type: "integer"}});
errors++;
}
}
if(data83.partial !== undefined){
if(typeof data83.partial !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/origin/partial",schemaPath:"#/$defs/Origin/properties/partial/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data83.leftOut !== undefined){
let data94 = data83.leftOut;
if(Array.isArray(data94)){
const len14 = data94.length;
for(let i14=0; i14<len14; i14++){
if(typeof data94[i14] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/origin/leftOut/" + i14,schemaPath:"#/$defs/Origin/properties/leftOut/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origin/leftOut",schemaPath:"#/$defs/Origin/properties/leftOut/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origin",schemaPath:"#/$defs/Origin/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.rules !== undefined){
let data96 = data.rules;
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
for(const key2 in data96){
let data97 = data96[key2];
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
if(data97.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/RuleWords/required",keyword:"required",params:{missingProperty: "title"}});
errors++;
}
if(data97.level === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/RuleWords/required",keyword:"required",params:{missingProperty: "level"}});
errors++;
}
if(data97.source === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/RuleWords/required",keyword:"required",params:{missingProperty: "source"}});
errors++;
}
if(data97.title !== undefined){
if(typeof data97.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/title",schemaPath:"#/$defs/RuleWords/properties/title/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data97.level !== undefined){
let data99 = data97.level;
if(!(((data99 === "must") || (data99 === "should")) || (data99 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/level",schemaPath:"#/$defs/RuleWords/properties/level/enum",keyword:"enum",params:{allowedValues: schema104.properties.level.enum}});
errors++;
}
}
if(data97.since !== undefined){
if(typeof data97.since !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/since",schemaPath:"#/$defs/RuleWords/properties/since/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data97.source !== undefined){
let data101 = data97.source;
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
if(data101.basis === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/source",schemaPath:"#/$defs/RuleWords/properties/source/required",keyword:"required",params:{missingProperty: "basis"}});
errors++;
}
if(data101.file === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/source",schemaPath:"#/$defs/RuleWords/properties/source/required",keyword:"required",params:{missingProperty: "file"}});
errors++;
}
if(data101.section === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/source",schemaPath:"#/$defs/RuleWords/properties/source/required",keyword:"required",params:{missingProperty: "section"}});
errors++;
}
if(data101.quote === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/source",schemaPath:"#/$defs/RuleWords/properties/source/required",keyword:"required",params:{missingProperty: "quote"}});
errors++;
}
if(data101.basis !== undefined){
let data102 = data101.basis;
if(!(((data102 === "documented") || (data102 === "declared")) || (data102 === "observed"))){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/source/basis",schemaPath:"#/$defs/RuleWords/properties/source/properties/basis/enum",keyword:"enum",params:{allowedValues: schema104.properties.source.properties.basis.enum}});
errors++;
}
}
if(data101.file !== undefined){
if(typeof data101.file !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/source/file",schemaPath:"#/$defs/RuleWords/properties/source/properties/file/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data101.section !== undefined){
if(typeof data101.section !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/source/section",schemaPath:"#/$defs/RuleWords/properties/source/properties/section/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data101.quote !== undefined){
if(typeof data101.quote !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/source/quote",schemaPath:"#/$defs/RuleWords/properties/source/properties/quote/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/source",schemaPath:"#/$defs/RuleWords/properties/source/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rules/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/RuleWords/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"format":true,"command":true,"suite":true,"implementation":true,"seed":true,"runs":true,"chosen":true,"notReached":true,"stale":true,"summary":true,"causes":true,"results":true,"notes":true,"origin":true,"rules":true},"dynamicProps":false,"dynamicItems":false};

