// @ts-nocheck: ajv made this from the JSON Schemas (`npm run generate`): change those, and never this file.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const SessionMessageEntry = validate67;
const schema32 = {"description":"A message of the conversation.","type":"object","properties":{"type":{"const":"message"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"message":{"$ref":"#/$defs/AgentMessage"}},"required":["type","id","parentId","timestamp","message"]};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const schema33 = {"description":"A message of any role.","type":"object","discriminator":{"propertyName":"role"},"oneOf":[{"$ref":"#/$defs/SystemMessage"},{"$ref":"#/$defs/UserMessage"},{"$ref":"#/$defs/AssistantMessage"},{"$ref":"#/$defs/ToolResultMessage"},{"$ref":"#/$defs/BashExecutionMessage"},{"$ref":"#/$defs/CustomMessage"},{"$ref":"#/$defs/BranchSummaryMessage"},{"$ref":"#/$defs/CompactionSummaryMessage"}]};
const schema58 = {"description":"A shell command that the user ran.","type":"object","properties":{"role":{"const":"bashExecution"},"command":{"type":"string"},"output":{"type":"string"},"cancelled":{"type":"boolean"},"truncated":{"type":"boolean"},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"exitCode":{"description":"Left out when there is none.","type":"number"},"fullOutputPath":{"type":"string"},"excludeFromContext":{"description":"The model is not shown it.","type":"boolean"}},"required":["role","command","output","cancelled","truncated","timestamp"]};
const schema59 = {"description":"The summary of a branch that was left; made from a branch_summary entry.","type":"object","properties":{"role":{"const":"branchSummary"},"summary":{"type":"string"},"fromId":{"type":["string","null"]},"timestamp":{"description":"Milliseconds since 1970.","type":"number"}},"required":["role","summary","fromId","timestamp"]};
const schema60 = {"description":"The summary of what was compacted; made from a compaction entry.","type":"object","properties":{"role":{"const":"compactionSummary"},"summary":{"type":"string"},"tokensBefore":{"type":"number"},"timestamp":{"description":"Milliseconds since 1970.","type":"number"}},"required":["role","summary","tokensBefore","timestamp"]};
const schema34 = {"description":"The prompt and the tools at one point of the conversation.","type":"object","properties":{"role":{"const":"system"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/TextContent"}},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"sections":{"description":"Named parts of the prompt; null removes one.","type":"object","additionalProperties":{"type":["string","null"]}},"toolsAdded":{"type":"array","items":{"$ref":"#/$defs/Tool"}},"toolsRemoved":{"type":"array","items":{"$ref":"#/$defs/ToolReference"}}},"required":["role","content","timestamp"]};
const schema35 = {"description":"Text.","type":"object","properties":{"type":{"const":"text"},"text":{"type":"string"},"textSignature":{"description":"Data of the provider's, opaque.","type":"string"}},"required":["type","text"]};
const schema39 = {"description":"A tool, by its name.","type":"object","properties":{"name":{"type":"string"}},"required":["name"]};
const schema36 = {"description":"The definition of a tool.","type":"object","properties":{"name":{"type":"string"},"description":{"type":"string"},"parameters":{"description":"The JSON Schema of the arguments.","type":"object","tsType":"{ [member: string]: unknown }"},"constrainedSampling":{"description":"Whether and how the provider holds the model to the parameters.","anyOf":[{"const":false},{"$ref":"#/$defs/JsonSchemaSampling"},{"$ref":"#/$defs/GrammarSampling"}]}},"required":["name","description","parameters"]};
const schema37 = {"description":"The provider holds the model to the JSON Schema of the parameters.","type":"object","properties":{"type":{"const":"json_schema"},"strict":{"enum":["prefer","require"]}},"required":["type","strict"]};
const schema38 = {"description":"The provider holds the model to a grammar.","type":"object","properties":{"type":{"const":"grammar"},"variants":{"description":"The grammar, in the encodings that providers take.","type":"object","tsType":"{ [member: string]: unknown }"}},"required":["type","variants"]};

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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}});
errors++;
}
if(data.parameters === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"}});
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parameters !== undefined){
let data2 = data.parameters;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.constrainedSampling !== undefined){
let data3 = data.constrainedSampling;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(false !== data3){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/properties/constrainedSampling/anyOf/0/const",keyword:"const",params:{allowedValue: false}});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/$defs/JsonSchemaSampling/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data3.strict === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/$defs/JsonSchemaSampling/required",keyword:"required",params:{missingProperty: "strict"}});
errors++;
}
if(data3.type !== undefined){
if("json_schema" !== data3.type){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling/type",schemaPath:"#/$defs/JsonSchemaSampling/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"}});
errors++;
}
}
if(data3.strict !== undefined){
let data5 = data3.strict;
if(!((data5 === "prefer") || (data5 === "require"))){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling/strict",schemaPath:"#/$defs/JsonSchemaSampling/properties/strict/enum",keyword:"enum",params:{allowedValues: schema37.properties.strict.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/$defs/JsonSchemaSampling/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.type = true;
props0.strict = true;
}
const _errs15 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/$defs/GrammarSampling/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data3.variants === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/$defs/GrammarSampling/required",keyword:"required",params:{missingProperty: "variants"}});
errors++;
}
if(data3.type !== undefined){
if("grammar" !== data3.type){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling/type",schemaPath:"#/$defs/GrammarSampling/properties/type/const",keyword:"const",params:{allowedValue: "grammar"}});
errors++;
}
}
if(data3.variants !== undefined){
let data7 = data3.variants;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling/variants",schemaPath:"#/$defs/GrammarSampling/properties/variants/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/$defs/GrammarSampling/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.variants = true;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/properties/constrainedSampling/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
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
validate24.evaluated = {"props":{"name":true,"description":true,"parameters":true,"constrainedSampling":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("system" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "system"}});
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema34.properties.content.type}});
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data2.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data2.type !== undefined){
if("text" !== data2.type){
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/$defs/TextContent/properties/type/const",keyword:"const",params:{allowedValue: "text"}});
errors++;
}
}
if(data2.text !== undefined){
if(typeof data2.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0+"/text",schemaPath:"#/$defs/TextContent/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.textSignature !== undefined){
if(typeof data2.textSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0+"/textSignature",schemaPath:"#/$defs/TextContent/properties/textSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0,schemaPath:"#/$defs/TextContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
}
if(data.timestamp !== undefined){
let data6 = data.timestamp;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.sections !== undefined){
let data7 = data.sections;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
let data8 = data7[key0];
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sections/additionalProperties/type",keyword:"type",params:{type: schema34.properties.sections.additionalProperties.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.toolsAdded !== undefined){
let data9 = data.toolsAdded;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate24(data9[i1], {instancePath:instancePath+"/toolsAdded/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/toolsAdded",schemaPath:"#/properties/toolsAdded/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.toolsRemoved !== undefined){
let data11 = data.toolsRemoved;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/toolsRemoved/" + i2,schemaPath:"#/$defs/ToolReference/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data12.name !== undefined){
if(typeof data12.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/toolsRemoved/" + i2+"/name",schemaPath:"#/$defs/ToolReference/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/toolsRemoved/" + i2,schemaPath:"#/$defs/ToolReference/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/toolsRemoved",schemaPath:"#/properties/toolsRemoved/type",keyword:"type",params:{type: "array"}});
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
validate23.evaluated = {"props":{"role":true,"content":true,"timestamp":true,"sections":true,"toolsAdded":true,"toolsRemoved":true},"dynamicProps":false,"dynamicItems":false};

const schema40 = {"description":"What a user said.","type":"object","properties":{"role":{"const":"user"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/TextOrImage"}},"timestamp":{"description":"Milliseconds since 1970.","type":"number"}},"required":["role","content","timestamp"]};
const schema41 = {"description":"What users, tools and extensions send.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/TextContent"},{"$ref":"#/$defs/ImageContent"}]};
const schema43 = {"description":"An image.","type":"object","properties":{"type":{"const":"image"},"data":{"description":"Base64.","type":"string"},"mimeType":{"description":"Such as image/png.","type":"string"}},"required":["type","data","mimeType"]};

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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data.type !== undefined){
if("text" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/TextContent/properties/type/const",keyword:"const",params:{allowedValue: "text"}});
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/$defs/TextContent/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.textSignature !== undefined){
if(typeof data.textSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/textSignature",schemaPath:"#/$defs/TextContent/properties/textSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.textSignature = true;
}
else if(tag0 === "image"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/required",keyword:"required",params:{missingProperty: "data"}});
errors++;
}
if(data.mimeType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/required",keyword:"required",params:{missingProperty: "mimeType"}});
errors++;
}
if(data.type !== undefined){
if("image" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ImageContent/properties/type/const",keyword:"const",params:{allowedValue: "image"}});
errors++;
}
}
if(data.data !== undefined){
if(typeof data.data !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/$defs/ImageContent/properties/data/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mimeType",schemaPath:"#/$defs/ImageContent/properties/mimeType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
props0.mimeType = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate27.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate27.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("user" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "user"}});
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema40.properties.content.type}});
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
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
validate26.evaluated = {"props":{"role":true,"content":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};

const schema44 = {"description":"What a model answered.","type":"object","properties":{"role":{"const":"assistant"},"content":{"type":"array","items":{"$ref":"#/$defs/AssistantBlock"}},"api":{"type":"string"},"provider":{"type":"string"},"model":{"type":"string"},"usage":{"$ref":"#/$defs/Usage"},"stopReason":{"description":"A partial answer (pending) is never stored.","enum":["pending","stop","length","toolUse","error","aborted","deferred"]},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"responseModel":{"description":"The model that the provider names.","type":"string"},"responseId":{"type":"string"},"providerThinkingLevel":{"type":"string"},"thinkingLevel":{"description":"The level that was asked for.","enum":["off","minimal","low","medium","high","xhigh","max"]},"diagnostics":{"type":"array","items":{"$ref":"#/$defs/AssistantMessageDiagnostic"}},"deferred":{"$ref":"#/$defs/DeferredHandle"},"errorMessage":{"type":"string"},"rawStopReason":{"type":"string"},"endTurn":{"type":"boolean"},"durationMs":{"type":"number"}},"required":["role","content","api","provider","model","usage","stopReason","timestamp"]};
const schema53 = {"description":"Where the answer to a deferred request can be had.","type":"object","properties":{"provider":{"type":"string"},"modelId":{"type":"string"},"api":{"type":"string"},"id":{"description":"The provider's token.","type":"string"},"expiresAt":{"type":"number"},"pollAfterMs":{"type":"number"},"data":{"description":"What the provider needs to make the answer.","tsType":"unknown"}},"required":["provider","modelId","api","id"]};
const schema45 = {"description":"What a model answers with.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/TextContent"},{"$ref":"#/$defs/ThinkingContent"},{"$ref":"#/$defs/ToolCall"}]};
const schema47 = {"description":"What a model thought.","type":"object","properties":{"type":{"const":"thinking"},"thinking":{"type":"string"},"thinkingSignature":{"description":"Data of the provider's for replay, opaque.","type":"string"},"redacted":{"description":"A filter took the visible text out.","type":"boolean"}},"required":["type","thinking"]};
const schema48 = {"description":"A call that a model makes to a tool.","type":"object","properties":{"type":{"const":"toolCall"},"id":{"type":"string"},"name":{"type":"string"},"arguments":{"type":"object","tsType":"{ [member: string]: unknown }"},"thoughtSignature":{"description":"Data of the provider's, opaque.","type":"string"},"namespace":{"description":"Where a tool that was loaded later belongs.","type":"string"},"argumentsError":{"description":"Why the text that the model sent is no JSON object; the arguments are empty then.","type":"string"}},"required":["type","id","name","arguments"]};

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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data.type !== undefined){
if("text" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/TextContent/properties/type/const",keyword:"const",params:{allowedValue: "text"}});
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/$defs/TextContent/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.textSignature !== undefined){
if(typeof data.textSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/textSignature",schemaPath:"#/$defs/TextContent/properties/textSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.textSignature = true;
}
else if(tag0 === "thinking"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.thinking === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingContent/required",keyword:"required",params:{missingProperty: "thinking"}});
errors++;
}
if(data.type !== undefined){
if("thinking" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingContent/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}});
errors++;
}
}
if(data.thinking !== undefined){
if(typeof data.thinking !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinking",schemaPath:"#/$defs/ThinkingContent/properties/thinking/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingSignature !== undefined){
if(typeof data.thinkingSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingSignature",schemaPath:"#/$defs/ThinkingContent/properties/thinkingSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.redacted !== undefined){
if(typeof data.redacted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/redacted",schemaPath:"#/$defs/ThinkingContent/properties/redacted/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.thinking = true;
props0.thinkingSignature = true;
props0.redacted = true;
}
}
else if(tag0 === "toolCall"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.arguments === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "arguments"}});
errors++;
}
if(data.type !== undefined){
if("toolCall" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ToolCall/properties/type/const",keyword:"const",params:{allowedValue: "toolCall"}});
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/ToolCall/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/$defs/ToolCall/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.arguments !== undefined){
let data10 = data.arguments;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/arguments",schemaPath:"#/$defs/ToolCall/properties/arguments/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.thoughtSignature !== undefined){
if(typeof data.thoughtSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thoughtSignature",schemaPath:"#/$defs/ToolCall/properties/thoughtSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/namespace",schemaPath:"#/$defs/ToolCall/properties/namespace/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.argumentsError !== undefined){
if(typeof data.argumentsError !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/argumentsError",schemaPath:"#/$defs/ToolCall/properties/argumentsError/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.arguments = true;
props0.thoughtSignature = true;
props0.namespace = true;
props0.argumentsError = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate30.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema49 = {"description":"Tokens and cost of model calls.","examples":[{"input":10,"output":20,"cacheRead":0,"cacheWrite":0,"cacheWrite1h":0,"reasoning":5,"totalTokens":30,"cost":{"input":0.1,"output":0.2,"cacheRead":0,"cacheWrite":0,"total":0.3,"totalFromProvider":false}}],"type":"object","properties":{"input":{"type":"number"},"output":{"type":"number"},"cacheRead":{"type":"number"},"cacheWrite":{"type":"number"},"totalTokens":{"type":"number"},"cost":{"$ref":"#/$defs/UsageCost"},"cacheWrite1h":{"description":"The part of cacheWrite that is kept for an hour.","type":"number"},"reasoning":{"description":"The part of output that was thought.","type":"number"}},"required":["input","output","cacheRead","cacheWrite","totalTokens","cost"]};
const schema50 = {"description":"Cost in dollars.","type":"object","properties":{"input":{"type":"number"},"output":{"type":"number"},"cacheRead":{"type":"number"},"cacheWrite":{"type":"number"},"total":{"type":"number"},"totalFromProvider":{"description":"The total is what the provider billed, and no estimate.","type":"boolean"}},"required":["input","output","cacheRead","cacheWrite","total"]};

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
if(data.input === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"}});
errors++;
}
if(data.output === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output"}});
errors++;
}
if(data.cacheRead === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cacheRead"}});
errors++;
}
if(data.cacheWrite === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cacheWrite"}});
errors++;
}
if(data.totalTokens === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalTokens"}});
errors++;
}
if(data.cost === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"}});
errors++;
}
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.input === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/$defs/UsageCost/required",keyword:"required",params:{missingProperty: "input"}});
errors++;
}
if(data5.output === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/$defs/UsageCost/required",keyword:"required",params:{missingProperty: "output"}});
errors++;
}
if(data5.cacheRead === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/$defs/UsageCost/required",keyword:"required",params:{missingProperty: "cacheRead"}});
errors++;
}
if(data5.cacheWrite === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/$defs/UsageCost/required",keyword:"required",params:{missingProperty: "cacheWrite"}});
errors++;
}
if(data5.total === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/$defs/UsageCost/required",keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if(data5.input !== undefined){
let data6 = data5.input;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/cost/input",schemaPath:"#/$defs/UsageCost/properties/input/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data5.output !== undefined){
let data7 = data5.output;
if(!((typeof data7 == "number") && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/cost/output",schemaPath:"#/$defs/UsageCost/properties/output/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data5.cacheRead !== undefined){
let data8 = data5.cacheRead;
if(!((typeof data8 == "number") && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/cost/cacheRead",schemaPath:"#/$defs/UsageCost/properties/cacheRead/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data5.cacheWrite !== undefined){
let data9 = data5.cacheWrite;
if(!((typeof data9 == "number") && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/cost/cacheWrite",schemaPath:"#/$defs/UsageCost/properties/cacheWrite/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data5.total !== undefined){
let data10 = data5.total;
if(!((typeof data10 == "number") && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/cost/total",schemaPath:"#/$defs/UsageCost/properties/total/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data5.totalFromProvider !== undefined){
if(typeof data5.totalFromProvider !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/cost/totalFromProvider",schemaPath:"#/$defs/UsageCost/properties/totalFromProvider/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/$defs/UsageCost/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.cacheWrite1h !== undefined){
let data12 = data.cacheWrite1h;
if(!((typeof data12 == "number") && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/cacheWrite1h",schemaPath:"#/properties/cacheWrite1h/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.reasoning !== undefined){
let data13 = data.reasoning;
if(!((typeof data13 == "number") && (isFinite(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: "number"}});
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
validate32.evaluated = {"props":{"input":true,"output":true,"cacheRead":true,"cacheWrite":true,"totalTokens":true,"cost":true,"cacheWrite1h":true,"reasoning":true},"dynamicProps":false,"dynamicItems":false};

const schema51 = {"description":"Something that went wrong on the way to an answer.","type":"object","properties":{"type":{"type":"string"},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"error":{"$ref":"#/$defs/DiagnosticErrorInfo"},"details":{"type":"object","tsType":"{ [member: string]: unknown }"}},"required":["type","timestamp"]};
const schema52 = {"description":"An error that was caught.","type":"object","properties":{"message":{"type":"string"},"name":{"type":"string"},"stack":{"type":"string"},"code":{"type":["string","number"]}},"required":["message"]};

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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(!((typeof data1 == "number") && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.message === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/$defs/DiagnosticErrorInfo/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data2.message !== undefined){
if(typeof data2.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/message",schemaPath:"#/$defs/DiagnosticErrorInfo/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/name",schemaPath:"#/$defs/DiagnosticErrorInfo/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.stack !== undefined){
if(typeof data2.stack !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/stack",schemaPath:"#/$defs/DiagnosticErrorInfo/properties/stack/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.code !== undefined){
let data6 = data2.code;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))){
(vErrors ??= []).push({instancePath:instancePath+"/error/code",schemaPath:"#/$defs/DiagnosticErrorInfo/properties/code/type",keyword:"type",params:{type: schema52.properties.code.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/$defs/DiagnosticErrorInfo/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.details !== undefined){
let data7 = data.details;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"}});
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
validate34.evaluated = {"props":{"type":true,"timestamp":true,"error":true,"details":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.api === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api"}});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data.model === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}});
errors++;
}
if(data.usage === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"}});
errors++;
}
if(data.stopReason === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stopReason"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("assistant" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"}});
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.api !== undefined){
if(typeof data.api !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.usage !== undefined){
if(!(validate32(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
let data7 = data.stopReason;
if(!(((((((data7 === "pending") || (data7 === "stop")) || (data7 === "length")) || (data7 === "toolUse")) || (data7 === "error")) || (data7 === "aborted")) || (data7 === "deferred"))){
(vErrors ??= []).push({instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/enum",keyword:"enum",params:{allowedValues: schema44.properties.stopReason.enum}});
errors++;
}
}
if(data.timestamp !== undefined){
let data8 = data.timestamp;
if(!((typeof data8 == "number") && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.responseModel !== undefined){
if(typeof data.responseModel !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/responseModel",schemaPath:"#/properties/responseModel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.responseId !== undefined){
if(typeof data.responseId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.providerThinkingLevel !== undefined){
if(typeof data.providerThinkingLevel !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/providerThinkingLevel",schemaPath:"#/properties/providerThinkingLevel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingLevel !== undefined){
let data12 = data.thinkingLevel;
if(!(((((((data12 === "off") || (data12 === "minimal")) || (data12 === "low")) || (data12 === "medium")) || (data12 === "high")) || (data12 === "xhigh")) || (data12 === "max"))){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingLevel",schemaPath:"#/properties/thinkingLevel/enum",keyword:"enum",params:{allowedValues: schema44.properties.thinkingLevel.enum}});
errors++;
}
}
if(data.diagnostics !== undefined){
let data13 = data.diagnostics;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate34(data13[i1], {instancePath:instancePath+"/diagnostics/" + i1,parentData:data13,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.deferred !== undefined){
let data15 = data.deferred;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.provider === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/deferred",schemaPath:"#/$defs/DeferredHandle/required",keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data15.modelId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/deferred",schemaPath:"#/$defs/DeferredHandle/required",keyword:"required",params:{missingProperty: "modelId"}});
errors++;
}
if(data15.api === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/deferred",schemaPath:"#/$defs/DeferredHandle/required",keyword:"required",params:{missingProperty: "api"}});
errors++;
}
if(data15.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/deferred",schemaPath:"#/$defs/DeferredHandle/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data15.provider !== undefined){
if(typeof data15.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/deferred/provider",schemaPath:"#/$defs/DeferredHandle/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.modelId !== undefined){
if(typeof data15.modelId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/deferred/modelId",schemaPath:"#/$defs/DeferredHandle/properties/modelId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.api !== undefined){
if(typeof data15.api !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/deferred/api",schemaPath:"#/$defs/DeferredHandle/properties/api/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.id !== undefined){
if(typeof data15.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/deferred/id",schemaPath:"#/$defs/DeferredHandle/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.expiresAt !== undefined){
let data20 = data15.expiresAt;
if(!((typeof data20 == "number") && (isFinite(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/deferred/expiresAt",schemaPath:"#/$defs/DeferredHandle/properties/expiresAt/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data15.pollAfterMs !== undefined){
let data21 = data15.pollAfterMs;
if(!((typeof data21 == "number") && (isFinite(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/deferred/pollAfterMs",schemaPath:"#/$defs/DeferredHandle/properties/pollAfterMs/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deferred",schemaPath:"#/$defs/DeferredHandle/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.errorMessage !== undefined){
if(typeof data.errorMessage !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.rawStopReason !== undefined){
if(typeof data.rawStopReason !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rawStopReason",schemaPath:"#/properties/rawStopReason/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.endTurn !== undefined){
if(typeof data.endTurn !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/endTurn",schemaPath:"#/properties/endTurn/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.durationMs !== undefined){
let data25 = data.durationMs;
if(!((typeof data25 == "number") && (isFinite(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"}});
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
validate29.evaluated = {"props":{"role":true,"content":true,"api":true,"provider":true,"model":true,"usage":true,"stopReason":true,"timestamp":true,"responseModel":true,"responseId":true,"providerThinkingLevel":true,"thinkingLevel":true,"diagnostics":true,"deferred":true,"errorMessage":true,"rawStopReason":true,"endTurn":true,"durationMs":true},"dynamicProps":false,"dynamicItems":false};

const schema54 = {"description":"What a tool answered.","type":"object","properties":{"role":{"const":"toolResult"},"toolCallId":{"type":"string"},"toolName":{"type":"string"},"content":{"type":"array","items":{"$ref":"#/$defs/TextOrImage"}},"isError":{"type":"boolean"},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"details":{"description":"Data of the tool's.","tsType":"unknown"},"usage":{"$ref":"#/$defs/Usage"},"nestedCalls":{"$ref":"#/$defs/NestedToolCalls"},"durationMs":{"type":"number"}},"required":["role","toolCallId","toolName","content","isError","timestamp"]};
const schema55 = {"description":"The calls that a tool made to others.","type":"object","properties":{"calls":{"type":"array","items":{"$ref":"#/$defs/NestedToolCallRecord"}},"complete":{"description":"Nothing was dropped, left out or unfinished.","type":"boolean"}},"required":["calls","complete"]};
const schema56 = {"description":"A call that a tool made to another.","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"status":{"enum":["ok","error","unfinished"]},"arguments":{"description":"Left out when too large.","type":"object","tsType":"{ [member: string]: unknown }"},"argumentsBytes":{"description":"Their size as JSON, where they were left out.","type":"number"},"durationMs":{"type":"number"},"error":{"type":"string"}},"required":["id","name","status"]};

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
if(data.calls === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "calls"}});
errors++;
}
if(data.complete === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "complete"}});
errors++;
}
if(data.calls !== undefined){
let data0 = data.calls;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0,schemaPath:"#/$defs/NestedToolCallRecord/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data1.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0,schemaPath:"#/$defs/NestedToolCallRecord/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data1.status === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0,schemaPath:"#/$defs/NestedToolCallRecord/required",keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/id",schemaPath:"#/$defs/NestedToolCallRecord/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/name",schemaPath:"#/$defs/NestedToolCallRecord/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.status !== undefined){
let data4 = data1.status;
if(!(((data4 === "ok") || (data4 === "error")) || (data4 === "unfinished"))){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/status",schemaPath:"#/$defs/NestedToolCallRecord/properties/status/enum",keyword:"enum",params:{allowedValues: schema56.properties.status.enum}});
errors++;
}
}
if(data1.arguments !== undefined){
let data5 = data1.arguments;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/arguments",schemaPath:"#/$defs/NestedToolCallRecord/properties/arguments/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data1.argumentsBytes !== undefined){
let data6 = data1.argumentsBytes;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/argumentsBytes",schemaPath:"#/$defs/NestedToolCallRecord/properties/argumentsBytes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data1.durationMs !== undefined){
let data7 = data1.durationMs;
if(!((typeof data7 == "number") && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/durationMs",schemaPath:"#/$defs/NestedToolCallRecord/properties/durationMs/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data1.error !== undefined){
if(typeof data1.error !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/error",schemaPath:"#/$defs/NestedToolCallRecord/properties/error/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0,schemaPath:"#/$defs/NestedToolCallRecord/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.complete !== undefined){
if(typeof data.complete !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"}});
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
validate39.evaluated = {"props":{"calls":true,"complete":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.toolCallId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallId"}});
errors++;
}
if(data.toolName === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolName"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.isError === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isError"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("toolResult" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "toolResult"}});
errors++;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.toolName !== undefined){
if(typeof data.toolName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/toolName",schemaPath:"#/properties/toolName/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.content !== undefined){
let data3 = data.content;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data3[i0], {instancePath:instancePath+"/content/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.isError !== undefined){
if(typeof data.isError !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isError",schemaPath:"#/properties/isError/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data6 = data.timestamp;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.usage !== undefined){
if(!(validate32(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.nestedCalls !== undefined){
if(!(validate39(data.nestedCalls, {instancePath:instancePath+"/nestedCalls",parentData:data,parentDataProperty:"nestedCalls",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.durationMs !== undefined){
let data9 = data.durationMs;
if(!((typeof data9 == "number") && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"}});
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
validate36.evaluated = {"props":{"role":true,"toolCallId":true,"toolName":true,"content":true,"isError":true,"timestamp":true,"details":true,"usage":true,"nestedCalls":true,"durationMs":true},"dynamicProps":false,"dynamicItems":false};

const schema57 = {"description":"What an extension said.","type":"object","properties":{"role":{"const":"custom"},"customType":{"type":"string"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/TextOrImage"}},"display":{"description":"The terminal shows it.","type":"boolean"},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"details":{"description":"Data of the extension's; not sent.","tsType":"unknown"}},"required":["role","customType","content","display","timestamp"]};

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
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.customType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customType"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("custom" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "custom"}});
errors++;
}
}
if(data.customType !== undefined){
if(typeof data.customType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customType",schemaPath:"#/properties/customType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema57.properties.content.type}});
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
}
if(data.display !== undefined){
if(typeof data.display !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
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
validate41.evaluated = {"props":{"role":true,"customType":true,"content":true,"display":true,"timestamp":true,"details":true},"dynamicProps":false,"dynamicItems":false};


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
const tag0 = data.role;
if(typeof tag0 == "string"){
if(tag0 === "system"){
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var props0 = {};
props0.role = true;
props0.content = true;
props0.timestamp = true;
props0.sections = true;
props0.toolsAdded = true;
props0.toolsRemoved = true;
}
else if(tag0 === "user"){
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
props0.timestamp = true;
}
}
else if(tag0 === "assistant"){
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
props0.api = true;
props0.provider = true;
props0.model = true;
props0.usage = true;
props0.stopReason = true;
props0.timestamp = true;
props0.responseModel = true;
props0.responseId = true;
props0.providerThinkingLevel = true;
props0.thinkingLevel = true;
props0.diagnostics = true;
props0.deferred = true;
props0.errorMessage = true;
props0.rawStopReason = true;
props0.endTurn = true;
props0.durationMs = true;
}
}
else if(tag0 === "toolResult"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.toolCallId = true;
props0.toolName = true;
props0.content = true;
props0.isError = true;
props0.timestamp = true;
props0.details = true;
props0.usage = true;
props0.nestedCalls = true;
props0.durationMs = true;
}
}
else if(tag0 === "bashExecution"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "command"}});
errors++;
}
if(data.output === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "output"}});
errors++;
}
if(data.cancelled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "cancelled"}});
errors++;
}
if(data.truncated === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "truncated"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("bashExecution" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/$defs/BashExecutionMessage/properties/role/const",keyword:"const",params:{allowedValue: "bashExecution"}});
errors++;
}
}
if(data.command !== undefined){
if(typeof data.command !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/command",schemaPath:"#/$defs/BashExecutionMessage/properties/command/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.output !== undefined){
if(typeof data.output !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/$defs/BashExecutionMessage/properties/output/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cancelled !== undefined){
if(typeof data.cancelled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/cancelled",schemaPath:"#/$defs/BashExecutionMessage/properties/cancelled/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/truncated",schemaPath:"#/$defs/BashExecutionMessage/properties/truncated/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/BashExecutionMessage/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.exitCode !== undefined){
let data6 = data.exitCode;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/exitCode",schemaPath:"#/$defs/BashExecutionMessage/properties/exitCode/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.fullOutputPath !== undefined){
if(typeof data.fullOutputPath !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fullOutputPath",schemaPath:"#/$defs/BashExecutionMessage/properties/fullOutputPath/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.excludeFromContext !== undefined){
if(typeof data.excludeFromContext !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/excludeFromContext",schemaPath:"#/$defs/BashExecutionMessage/properties/excludeFromContext/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.command = true;
props0.output = true;
props0.cancelled = true;
props0.truncated = true;
props0.timestamp = true;
props0.exitCode = true;
props0.fullOutputPath = true;
props0.excludeFromContext = true;
}
}
else if(tag0 === "custom"){
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.customType = true;
props0.content = true;
props0.display = true;
props0.timestamp = true;
props0.details = true;
}
}
else if(tag0 === "branchSummary"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BranchSummaryMessage/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BranchSummaryMessage/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.fromId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BranchSummaryMessage/required",keyword:"required",params:{missingProperty: "fromId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BranchSummaryMessage/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("branchSummary" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/$defs/BranchSummaryMessage/properties/role/const",keyword:"const",params:{allowedValue: "branchSummary"}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/$defs/BranchSummaryMessage/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.fromId !== undefined){
let data11 = data.fromId;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fromId",schemaPath:"#/$defs/BranchSummaryMessage/properties/fromId/type",keyword:"type",params:{type: schema59.properties.fromId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data12 = data.timestamp;
if(!((typeof data12 == "number") && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/BranchSummaryMessage/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BranchSummaryMessage/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.summary = true;
props0.fromId = true;
props0.timestamp = true;
}
}
else if(tag0 === "compactionSummary"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionSummaryMessage/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionSummaryMessage/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.tokensBefore === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionSummaryMessage/required",keyword:"required",params:{missingProperty: "tokensBefore"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionSummaryMessage/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("compactionSummary" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/$defs/CompactionSummaryMessage/properties/role/const",keyword:"const",params:{allowedValue: "compactionSummary"}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/$defs/CompactionSummaryMessage/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tokensBefore !== undefined){
let data15 = data.tokensBefore;
if(!((typeof data15 == "number") && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/tokensBefore",schemaPath:"#/$defs/CompactionSummaryMessage/properties/tokensBefore/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data16 = data.timestamp;
if(!((typeof data16 == "number") && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/CompactionSummaryMessage/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionSummaryMessage/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.summary = true;
props0.tokensBefore = true;
props0.timestamp = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "role", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "role", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate22.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.type !== undefined){
if("message" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema32.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined){
if(!(validate22(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
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
validate67.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const ThinkingLevelChangeEntry = validate69;
const schema72 = {"description":"The thinking level from here on.","type":"object","properties":{"type":{"const":"thinking_level_change"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"thinkingLevel":{"type":"string","examples":["high"]}},"required":["type","id","parentId","timestamp","thinkingLevel"]};

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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.thinkingLevel === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thinkingLevel"}});
errors++;
}
if(data.type !== undefined){
if("thinking_level_change" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "thinking_level_change"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema72.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingLevel !== undefined){
if(typeof data.thinkingLevel !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingLevel",schemaPath:"#/properties/thinkingLevel/type",keyword:"type",params:{type: "string"}});
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
validate69.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"thinkingLevel":true},"dynamicProps":false,"dynamicItems":false};

export const ModelChangeEntry = validate70;
const schema73 = {"description":"The model from here on.","type":"object","properties":{"type":{"const":"model_change"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"provider":{"type":"string","examples":["openai"]},"modelId":{"type":"string","examples":["gpt-4o"]}},"required":["type","id","parentId","timestamp","provider","modelId"]};

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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data.modelId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "modelId"}});
errors++;
}
if(data.type !== undefined){
if("model_change" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "model_change"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema73.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modelId !== undefined){
if(typeof data.modelId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/modelId",schemaPath:"#/properties/modelId/type",keyword:"type",params:{type: "string"}});
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
validate70.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"provider":true,"modelId":true},"dynamicProps":false,"dynamicItems":false};

export const UsageEntry = validate71;
const schema61 = {"description":"Model usage that is no assistant message; sends nothing.","type":"object","properties":{"type":{"const":"usage"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"kind":{"description":"What it was for; unknown kinds are normal usage.","type":"string","examples":["cache_warm"]},"provider":{"type":"string","examples":["anthropic"]},"model":{"type":"string","examples":["claude-sonnet-4-5"]},"usage":{"$ref":"#/$defs/Usage"},"note":{"description":"For readers.","type":"string","examples":["warm"]}},"required":["type","id","parentId","timestamp","kind","provider","model","usage"]};

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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data.model === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}});
errors++;
}
if(data.usage === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"}});
errors++;
}
if(data.type !== undefined){
if("usage" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "usage"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema61.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.usage !== undefined){
if(!(validate32(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}});
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
validate71.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"kind":true,"provider":true,"model":true,"usage":true,"note":true},"dynamicProps":false,"dynamicItems":false};

export const CompactionEntry = validate73;
const schema62 = {"description":"A summary that takes the place of what came before.","type":"object","properties":{"type":{"const":"compaction"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"summary":{"type":"string"},"firstKeptEntryId":{"description":"The first entry that is kept from before; its own id where none is.","type":"string"},"tokensBefore":{"type":"number"},"details":{"description":"Data of whoever made the summary.","tsType":"unknown"},"usage":{"$ref":"#/$defs/Usage"},"fromHook":{"description":"An extension made it.","type":"boolean"},"systemMessage":{"$ref":"#/$defs/SystemMessage"}},"required":["type","id","parentId","timestamp","summary","firstKeptEntryId","tokensBefore"]};

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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.firstKeptEntryId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstKeptEntryId"}});
errors++;
}
if(data.tokensBefore === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokensBefore"}});
errors++;
}
if(data.type !== undefined){
if("compaction" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "compaction"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema62.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.firstKeptEntryId !== undefined){
if(typeof data.firstKeptEntryId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/firstKeptEntryId",schemaPath:"#/properties/firstKeptEntryId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tokensBefore !== undefined){
let data6 = data.tokensBefore;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/tokensBefore",schemaPath:"#/properties/tokensBefore/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.usage !== undefined){
if(!(validate32(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.fromHook !== undefined){
if(typeof data.fromHook !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/fromHook",schemaPath:"#/properties/fromHook/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.systemMessage !== undefined){
if(!(validate23(data.systemMessage, {instancePath:instancePath+"/systemMessage",parentData:data,parentDataProperty:"systemMessage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate73.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"summary":true,"firstKeptEntryId":true,"tokensBefore":true,"details":true,"usage":true,"fromHook":true,"systemMessage":true},"dynamicProps":false,"dynamicItems":false};

export const BranchSummaryEntry = validate76;
const schema63 = {"description":"A summary of the branch that was left.","type":"object","properties":{"type":{"const":"branch_summary"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"fromId":{"description":"The leaf that was left.","type":"string"},"summary":{"type":"string"},"details":{"description":"Data of whoever made the summary.","tsType":"unknown"},"usage":{"$ref":"#/$defs/Usage"},"fromHook":{"description":"An extension made it.","type":"boolean"}},"required":["type","id","parentId","timestamp","fromId","summary"]};

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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.fromId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fromId"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.type !== undefined){
if("branch_summary" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "branch_summary"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema63.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.fromId !== undefined){
if(typeof data.fromId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fromId",schemaPath:"#/properties/fromId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.usage !== undefined){
if(!(validate32(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.fromHook !== undefined){
if(typeof data.fromHook !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/fromHook",schemaPath:"#/properties/fromHook/type",keyword:"type",params:{type: "boolean"}});
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
validate76.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"fromId":true,"summary":true,"details":true,"usage":true,"fromHook":true},"dynamicProps":false,"dynamicItems":false};

export const CustomEntry = validate78;
const schema74 = {"description":"State of an extension; sends nothing.","type":"object","properties":{"type":{"const":"custom"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"customType":{"type":"string","examples":["my-extension"]},"data":{"description":"The state.","tsType":"unknown"}},"required":["type","id","parentId","timestamp","customType"]};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.customType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customType"}});
errors++;
}
if(data.type !== undefined){
if("custom" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema74.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.customType !== undefined){
if(typeof data.customType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customType",schemaPath:"#/properties/customType/type",keyword:"type",params:{type: "string"}});
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
validate78.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"customType":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const CustomMessageEntry = validate79;
const schema64 = {"description":"A message of an extension; is sent.","type":"object","properties":{"type":{"const":"custom_message"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"customType":{"type":"string"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/TextOrImage"}},"display":{"description":"The terminal shows it.","type":"boolean"},"details":{"description":"Data of the extension's; not sent.","tsType":"unknown"}},"required":["type","id","parentId","timestamp","customType","content","display"]};

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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.customType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customType"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display"}});
errors++;
}
if(data.type !== undefined){
if("custom_message" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom_message"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema64.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.customType !== undefined){
if(typeof data.customType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customType",schemaPath:"#/properties/customType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.content !== undefined){
let data5 = data.content;
if((typeof data5 !== "string") && (!(Array.isArray(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema64.properties.content.type}});
errors++;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data5[i0], {instancePath:instancePath+"/content/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
}
if(data.display !== undefined){
if(typeof data.display !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{type: "boolean"}});
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
validate79.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"customType":true,"content":true,"display":true,"details":true},"dynamicProps":false,"dynamicItems":false};

export const ContextEditEntry = validate81;
const schema65 = {"description":"Changes what an earlier entry sends, on this branch; the entry stays as it is.","type":"object","properties":{"type":{"const":"context_edit"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"targetId":{"type":"string"},"replacement":{"description":"Null leaves the target out; else only its content is replaced.","type":["object","null"],"properties":{"content":{"type":["string","array"],"items":{"$ref":"#/$defs/ContentBlock"}}},"required":["content"]}},"required":["type","id","parentId","timestamp","targetId","replacement"]};
const schema66 = {"description":"Any block.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/TextContent"},{"$ref":"#/$defs/ThinkingContent"},{"$ref":"#/$defs/ImageContent"},{"$ref":"#/$defs/ToolCall"}]};

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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data.type !== undefined){
if("text" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/TextContent/properties/type/const",keyword:"const",params:{allowedValue: "text"}});
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/$defs/TextContent/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.textSignature !== undefined){
if(typeof data.textSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/textSignature",schemaPath:"#/$defs/TextContent/properties/textSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.textSignature = true;
}
else if(tag0 === "thinking"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.thinking === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingContent/required",keyword:"required",params:{missingProperty: "thinking"}});
errors++;
}
if(data.type !== undefined){
if("thinking" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingContent/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}});
errors++;
}
}
if(data.thinking !== undefined){
if(typeof data.thinking !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinking",schemaPath:"#/$defs/ThinkingContent/properties/thinking/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingSignature !== undefined){
if(typeof data.thinkingSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingSignature",schemaPath:"#/$defs/ThinkingContent/properties/thinkingSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.redacted !== undefined){
if(typeof data.redacted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/redacted",schemaPath:"#/$defs/ThinkingContent/properties/redacted/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.thinking = true;
props0.thinkingSignature = true;
props0.redacted = true;
}
}
else if(tag0 === "image"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/required",keyword:"required",params:{missingProperty: "data"}});
errors++;
}
if(data.mimeType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/required",keyword:"required",params:{missingProperty: "mimeType"}});
errors++;
}
if(data.type !== undefined){
if("image" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ImageContent/properties/type/const",keyword:"const",params:{allowedValue: "image"}});
errors++;
}
}
if(data.data !== undefined){
if(typeof data.data !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/$defs/ImageContent/properties/data/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mimeType",schemaPath:"#/$defs/ImageContent/properties/mimeType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
props0.mimeType = true;
}
}
else if(tag0 === "toolCall"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.arguments === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "arguments"}});
errors++;
}
if(data.type !== undefined){
if("toolCall" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ToolCall/properties/type/const",keyword:"const",params:{allowedValue: "toolCall"}});
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/ToolCall/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/$defs/ToolCall/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.arguments !== undefined){
let data13 = data.arguments;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/arguments",schemaPath:"#/$defs/ToolCall/properties/arguments/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.thoughtSignature !== undefined){
if(typeof data.thoughtSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thoughtSignature",schemaPath:"#/$defs/ToolCall/properties/thoughtSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/namespace",schemaPath:"#/$defs/ToolCall/properties/namespace/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.argumentsError !== undefined){
if(typeof data.argumentsError !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/argumentsError",schemaPath:"#/$defs/ToolCall/properties/argumentsError/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.arguments = true;
props0.thoughtSignature = true;
props0.namespace = true;
props0.argumentsError = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate59.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.targetId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetId"}});
errors++;
}
if(data.replacement === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replacement"}});
errors++;
}
if(data.type !== undefined){
if("context_edit" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "context_edit"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema65.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.targetId !== undefined){
if(typeof data.targetId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targetId",schemaPath:"#/properties/targetId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.replacement !== undefined){
let data5 = data.replacement;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/replacement",schemaPath:"#/properties/replacement/type",keyword:"type",params:{type: schema65.properties.replacement.type}});
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.content === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/replacement",schemaPath:"#/properties/replacement/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data5.content !== undefined){
let data6 = data5.content;
if((typeof data6 !== "string") && (!(Array.isArray(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/replacement/content",schemaPath:"#/properties/replacement/properties/content/type",keyword:"type",params:{type: schema65.properties.replacement.properties.content.type}});
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59(data6[i0], {instancePath:instancePath+"/replacement/content/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
}
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
validate81.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"targetId":true,"replacement":true},"dynamicProps":false,"dynamicItems":false};

export const LabelEntry = validate83;
const schema75 = {"description":"A bookmark on an entry.","type":"object","properties":{"type":{"const":"label"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"targetId":{"type":"string"},"label":{"description":"Left out to clear it.","type":"string"}},"required":["type","id","parentId","timestamp","targetId"]};

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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.targetId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetId"}});
errors++;
}
if(data.type !== undefined){
if("label" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "label"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema75.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.targetId !== undefined){
if(typeof data.targetId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targetId",schemaPath:"#/properties/targetId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}});
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
validate83.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"targetId":true,"label":true},"dynamicProps":false,"dynamicItems":false};

export const SessionInfoEntry = validate84;
const schema76 = {"description":"The name of the session.","type":"object","properties":{"type":{"const":"session_info"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"name":{"description":"Empty or left out to clear it.","type":"string","examples":["name"]}},"required":["type","id","parentId","timestamp"]};

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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.type !== undefined){
if("session_info" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "session_info"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema76.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
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
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"name":true},"dynamicProps":false,"dynamicItems":false};

export const SessionEntry = validate85;
const schema88 = {"description":"An entry of any type.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/SessionMessageEntry"},{"$ref":"#/$defs/ThinkingLevelChangeEntry"},{"$ref":"#/$defs/ModelChangeEntry"},{"$ref":"#/$defs/UsageEntry"},{"$ref":"#/$defs/CompactionEntry"},{"$ref":"#/$defs/BranchSummaryEntry"},{"$ref":"#/$defs/CustomEntry"},{"$ref":"#/$defs/CustomMessageEntry"},{"$ref":"#/$defs/ContextEditEntry"},{"$ref":"#/$defs/LabelEntry"},{"$ref":"#/$defs/SessionInfoEntry"}]};

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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.type !== undefined){
if("message" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema32.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined){
if(!(validate22(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
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
validate21.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"message":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data.model === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}});
errors++;
}
if(data.usage === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"}});
errors++;
}
if(data.type !== undefined){
if("usage" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "usage"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema61.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.usage !== undefined){
if(!(validate32(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}});
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
validate49.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"kind":true,"provider":true,"model":true,"usage":true,"note":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.firstKeptEntryId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstKeptEntryId"}});
errors++;
}
if(data.tokensBefore === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokensBefore"}});
errors++;
}
if(data.type !== undefined){
if("compaction" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "compaction"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema62.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.firstKeptEntryId !== undefined){
if(typeof data.firstKeptEntryId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/firstKeptEntryId",schemaPath:"#/properties/firstKeptEntryId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tokensBefore !== undefined){
let data6 = data.tokensBefore;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/tokensBefore",schemaPath:"#/properties/tokensBefore/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.usage !== undefined){
if(!(validate32(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.fromHook !== undefined){
if(typeof data.fromHook !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/fromHook",schemaPath:"#/properties/fromHook/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.systemMessage !== undefined){
if(!(validate23(data.systemMessage, {instancePath:instancePath+"/systemMessage",parentData:data,parentDataProperty:"systemMessage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
validate51.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"summary":true,"firstKeptEntryId":true,"tokensBefore":true,"details":true,"usage":true,"fromHook":true,"systemMessage":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.fromId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fromId"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.type !== undefined){
if("branch_summary" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "branch_summary"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema63.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.fromId !== undefined){
if(typeof data.fromId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fromId",schemaPath:"#/properties/fromId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.usage !== undefined){
if(!(validate32(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.fromHook !== undefined){
if(typeof data.fromHook !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/fromHook",schemaPath:"#/properties/fromHook/type",keyword:"type",params:{type: "boolean"}});
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
validate54.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"fromId":true,"summary":true,"details":true,"usage":true,"fromHook":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.customType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customType"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display"}});
errors++;
}
if(data.type !== undefined){
if("custom_message" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom_message"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema64.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.customType !== undefined){
if(typeof data.customType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customType",schemaPath:"#/properties/customType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.content !== undefined){
let data5 = data.content;
if((typeof data5 !== "string") && (!(Array.isArray(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema64.properties.content.type}});
errors++;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data5[i0], {instancePath:instancePath+"/content/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
}
if(data.display !== undefined){
if(typeof data.display !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{type: "boolean"}});
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
validate56.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"customType":true,"content":true,"display":true,"details":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.targetId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetId"}});
errors++;
}
if(data.replacement === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replacement"}});
errors++;
}
if(data.type !== undefined){
if("context_edit" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "context_edit"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema65.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.targetId !== undefined){
if(typeof data.targetId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targetId",schemaPath:"#/properties/targetId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.replacement !== undefined){
let data5 = data.replacement;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/replacement",schemaPath:"#/properties/replacement/type",keyword:"type",params:{type: schema65.properties.replacement.type}});
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.content === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/replacement",schemaPath:"#/properties/replacement/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data5.content !== undefined){
let data6 = data5.content;
if((typeof data6 !== "string") && (!(Array.isArray(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/replacement/content",schemaPath:"#/properties/replacement/properties/content/type",keyword:"type",params:{type: schema65.properties.replacement.properties.content.type}});
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59(data6[i0], {instancePath:instancePath+"/replacement/content/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
}
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
validate58.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"targetId":true,"replacement":true},"dynamicProps":false,"dynamicItems":false};


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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "message"){
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.message = true;
}
else if(tag0 === "thinking_level_change"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.thinkingLevel === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "thinkingLevel"}});
errors++;
}
if(data.type !== undefined){
if("thinking_level_change" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/type/const",keyword:"const",params:{allowedValue: "thinking_level_change"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/parentId/type",keyword:"type",params:{type: schema72.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingLevel !== undefined){
if(typeof data.thinkingLevel !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingLevel",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/thinkingLevel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.thinkingLevel = true;
}
}
else if(tag0 === "model_change"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data.modelId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "modelId"}});
errors++;
}
if(data.type !== undefined){
if("model_change" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ModelChangeEntry/properties/type/const",keyword:"const",params:{allowedValue: "model_change"}});
errors++;
}
}
if(data.id !== undefined){
let data6 = data.id;
if(typeof data6 === "string"){
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/ModelChangeEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/ModelChangeEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data7 = data.parentId;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/$defs/ModelChangeEntry/properties/parentId/type",keyword:"type",params:{type: schema73.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data8 = data.timestamp;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/ModelChangeEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/ModelChangeEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"#/$defs/ModelChangeEntry/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modelId !== undefined){
if(typeof data.modelId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/modelId",schemaPath:"#/$defs/ModelChangeEntry/properties/modelId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.provider = true;
props0.modelId = true;
}
}
else if(tag0 === "usage"){
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.kind = true;
props0.provider = true;
props0.model = true;
props0.usage = true;
props0.note = true;
}
}
else if(tag0 === "compaction"){
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.summary = true;
props0.firstKeptEntryId = true;
props0.tokensBefore = true;
props0.details = true;
props0.usage = true;
props0.fromHook = true;
props0.systemMessage = true;
}
}
else if(tag0 === "branch_summary"){
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.fromId = true;
props0.summary = true;
props0.details = true;
props0.usage = true;
props0.fromHook = true;
}
}
else if(tag0 === "custom"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.customType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "customType"}});
errors++;
}
if(data.type !== undefined){
if("custom" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/CustomEntry/properties/type/const",keyword:"const",params:{allowedValue: "custom"}});
errors++;
}
}
if(data.id !== undefined){
let data12 = data.id;
if(typeof data12 === "string"){
if(func1(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/CustomEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/CustomEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data13 = data.parentId;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/$defs/CustomEntry/properties/parentId/type",keyword:"type",params:{type: schema74.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data14 = data.timestamp;
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/CustomEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/CustomEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.customType !== undefined){
if(typeof data.customType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customType",schemaPath:"#/$defs/CustomEntry/properties/customType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CustomEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.customType = true;
props0.data = true;
}
}
else if(tag0 === "custom_message"){
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.customType = true;
props0.content = true;
props0.display = true;
props0.details = true;
}
}
else if(tag0 === "context_edit"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.targetId = true;
props0.replacement = true;
}
}
else if(tag0 === "label"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.targetId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "targetId"}});
errors++;
}
if(data.type !== undefined){
if("label" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/LabelEntry/properties/type/const",keyword:"const",params:{allowedValue: "label"}});
errors++;
}
}
if(data.id !== undefined){
let data17 = data.id;
if(typeof data17 === "string"){
if(func1(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/LabelEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/LabelEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data18 = data.parentId;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/$defs/LabelEntry/properties/parentId/type",keyword:"type",params:{type: schema75.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data19 = data.timestamp;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/LabelEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/LabelEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.targetId !== undefined){
if(typeof data.targetId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targetId",schemaPath:"#/$defs/LabelEntry/properties/targetId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/$defs/LabelEntry/properties/label/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/LabelEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.targetId = true;
props0.label = true;
}
}
else if(tag0 === "session_info"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionInfoEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionInfoEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionInfoEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionInfoEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.type !== undefined){
if("session_info" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/SessionInfoEntry/properties/type/const",keyword:"const",params:{allowedValue: "session_info"}});
errors++;
}
}
if(data.id !== undefined){
let data23 = data.id;
if(typeof data23 === "string"){
if(func1(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/SessionInfoEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/SessionInfoEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data24 = data.parentId;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/$defs/SessionInfoEntry/properties/parentId/type",keyword:"type",params:{type: schema76.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data25 = data.timestamp;
if(typeof data25 === "string"){
if(!(formats0.validate(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/SessionInfoEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/SessionInfoEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/$defs/SessionInfoEntry/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionInfoEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.name = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate85.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate85.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const SessionEntryBase = validate92;
const schema94 = {"description":"What every entry has, also one of an unknown type.","type":"object","properties":{"type":{"type":"string"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"}},"required":["type","id","parentId","timestamp"]};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema94.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};

export const UnknownRoleEntry = validate93;
const schema95 = {"description":"A message entry whose message has a role that no release knows.","type":"object","properties":{"type":{"const":"message"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"message":{"description":"The message; only its role is looked at.","type":"object","properties":{"role":{"type":"string"}},"required":["role"]}},"required":["type","id","parentId","timestamp","message"]};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.type !== undefined){
if("message" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema95.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined){
let data4 = data.message;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.role === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data4.role !== undefined){
if(typeof data4.role !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message/role",schemaPath:"#/properties/message/properties/role/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const SessionHeader = validate94;
const schema71 = {"description":"The first line of a session file; no part of the tree.","type":"object","properties":{"type":{"const":"session"},"version":{"const":3},"id":{"type":"string","minLength":1},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"cwd":{"description":"The working directory.","type":"string"},"parentSession":{"description":"The file of the session that this one was made from.","type":"string"}},"required":["type","version","id","timestamp","cwd"]};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.cwd === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}});
errors++;
}
if(data.type !== undefined){
if("session" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "session"}});
errors++;
}
}
if(data.version !== undefined){
if(3 !== data.version){
(vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 3}});
errors++;
}
}
if(data.id !== undefined){
let data2 = data.id;
if(typeof data2 === "string"){
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}});
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
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"type":true,"version":true,"id":true,"timestamp":true,"cwd":true,"parentSession":true},"dynamicProps":false,"dynamicItems":false};

export const SystemMessage = validate95;

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("system" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "system"}});
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema34.properties.content.type}});
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data2.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data2.type !== undefined){
if("text" !== data2.type){
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/$defs/TextContent/properties/type/const",keyword:"const",params:{allowedValue: "text"}});
errors++;
}
}
if(data2.text !== undefined){
if(typeof data2.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0+"/text",schemaPath:"#/$defs/TextContent/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.textSignature !== undefined){
if(typeof data2.textSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0+"/textSignature",schemaPath:"#/$defs/TextContent/properties/textSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0,schemaPath:"#/$defs/TextContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
}
if(data.timestamp !== undefined){
let data6 = data.timestamp;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.sections !== undefined){
let data7 = data.sections;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
let data8 = data7[key0];
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sections/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sections/additionalProperties/type",keyword:"type",params:{type: schema34.properties.sections.additionalProperties.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.toolsAdded !== undefined){
let data9 = data.toolsAdded;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate24(data9[i1], {instancePath:instancePath+"/toolsAdded/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/toolsAdded",schemaPath:"#/properties/toolsAdded/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.toolsRemoved !== undefined){
let data11 = data.toolsRemoved;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/toolsRemoved/" + i2,schemaPath:"#/$defs/ToolReference/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data12.name !== undefined){
if(typeof data12.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/toolsRemoved/" + i2+"/name",schemaPath:"#/$defs/ToolReference/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/toolsRemoved/" + i2,schemaPath:"#/$defs/ToolReference/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/toolsRemoved",schemaPath:"#/properties/toolsRemoved/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"role":true,"content":true,"timestamp":true,"sections":true,"toolsAdded":true,"toolsRemoved":true},"dynamicProps":false,"dynamicItems":false};

export const UserMessage = validate97;

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("user" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "user"}});
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema40.properties.content.type}});
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"role":true,"content":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};

export const AssistantMessage = validate99;

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.api === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api"}});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data.model === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}});
errors++;
}
if(data.usage === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"}});
errors++;
}
if(data.stopReason === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stopReason"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("assistant" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "assistant"}});
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.api !== undefined){
if(typeof data.api !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.usage !== undefined){
if(!(validate32(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.stopReason !== undefined){
let data7 = data.stopReason;
if(!(((((((data7 === "pending") || (data7 === "stop")) || (data7 === "length")) || (data7 === "toolUse")) || (data7 === "error")) || (data7 === "aborted")) || (data7 === "deferred"))){
(vErrors ??= []).push({instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/enum",keyword:"enum",params:{allowedValues: schema44.properties.stopReason.enum}});
errors++;
}
}
if(data.timestamp !== undefined){
let data8 = data.timestamp;
if(!((typeof data8 == "number") && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.responseModel !== undefined){
if(typeof data.responseModel !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/responseModel",schemaPath:"#/properties/responseModel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.responseId !== undefined){
if(typeof data.responseId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/responseId",schemaPath:"#/properties/responseId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.providerThinkingLevel !== undefined){
if(typeof data.providerThinkingLevel !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/providerThinkingLevel",schemaPath:"#/properties/providerThinkingLevel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingLevel !== undefined){
let data12 = data.thinkingLevel;
if(!(((((((data12 === "off") || (data12 === "minimal")) || (data12 === "low")) || (data12 === "medium")) || (data12 === "high")) || (data12 === "xhigh")) || (data12 === "max"))){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingLevel",schemaPath:"#/properties/thinkingLevel/enum",keyword:"enum",params:{allowedValues: schema44.properties.thinkingLevel.enum}});
errors++;
}
}
if(data.diagnostics !== undefined){
let data13 = data.diagnostics;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate34(data13[i1], {instancePath:instancePath+"/diagnostics/" + i1,parentData:data13,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.deferred !== undefined){
let data15 = data.deferred;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.provider === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/deferred",schemaPath:"#/$defs/DeferredHandle/required",keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data15.modelId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/deferred",schemaPath:"#/$defs/DeferredHandle/required",keyword:"required",params:{missingProperty: "modelId"}});
errors++;
}
if(data15.api === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/deferred",schemaPath:"#/$defs/DeferredHandle/required",keyword:"required",params:{missingProperty: "api"}});
errors++;
}
if(data15.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/deferred",schemaPath:"#/$defs/DeferredHandle/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data15.provider !== undefined){
if(typeof data15.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/deferred/provider",schemaPath:"#/$defs/DeferredHandle/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.modelId !== undefined){
if(typeof data15.modelId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/deferred/modelId",schemaPath:"#/$defs/DeferredHandle/properties/modelId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.api !== undefined){
if(typeof data15.api !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/deferred/api",schemaPath:"#/$defs/DeferredHandle/properties/api/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.id !== undefined){
if(typeof data15.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/deferred/id",schemaPath:"#/$defs/DeferredHandle/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data15.expiresAt !== undefined){
let data20 = data15.expiresAt;
if(!((typeof data20 == "number") && (isFinite(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/deferred/expiresAt",schemaPath:"#/$defs/DeferredHandle/properties/expiresAt/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data15.pollAfterMs !== undefined){
let data21 = data15.pollAfterMs;
if(!((typeof data21 == "number") && (isFinite(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/deferred/pollAfterMs",schemaPath:"#/$defs/DeferredHandle/properties/pollAfterMs/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deferred",schemaPath:"#/$defs/DeferredHandle/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.errorMessage !== undefined){
if(typeof data.errorMessage !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.rawStopReason !== undefined){
if(typeof data.rawStopReason !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/rawStopReason",schemaPath:"#/properties/rawStopReason/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.endTurn !== undefined){
if(typeof data.endTurn !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/endTurn",schemaPath:"#/properties/endTurn/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.durationMs !== undefined){
let data25 = data.durationMs;
if(!((typeof data25 == "number") && (isFinite(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"role":true,"content":true,"api":true,"provider":true,"model":true,"usage":true,"stopReason":true,"timestamp":true,"responseModel":true,"responseId":true,"providerThinkingLevel":true,"thinkingLevel":true,"diagnostics":true,"deferred":true,"errorMessage":true,"rawStopReason":true,"endTurn":true,"durationMs":true},"dynamicProps":false,"dynamicItems":false};

export const ToolResultMessage = validate103;

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.toolCallId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolCallId"}});
errors++;
}
if(data.toolName === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolName"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.isError === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isError"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("toolResult" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "toolResult"}});
errors++;
}
}
if(data.toolCallId !== undefined){
if(typeof data.toolCallId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.toolName !== undefined){
if(typeof data.toolName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/toolName",schemaPath:"#/properties/toolName/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.content !== undefined){
let data3 = data.content;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data3[i0], {instancePath:instancePath+"/content/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.isError !== undefined){
if(typeof data.isError !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isError",schemaPath:"#/properties/isError/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data6 = data.timestamp;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.usage !== undefined){
if(!(validate32(data.usage, {instancePath:instancePath+"/usage",parentData:data,parentDataProperty:"usage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.nestedCalls !== undefined){
if(!(validate39(data.nestedCalls, {instancePath:instancePath+"/nestedCalls",parentData:data,parentDataProperty:"nestedCalls",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.durationMs !== undefined){
let data9 = data.durationMs;
if(!((typeof data9 == "number") && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"role":true,"toolCallId":true,"toolName":true,"content":true,"isError":true,"timestamp":true,"details":true,"usage":true,"nestedCalls":true,"durationMs":true},"dynamicProps":false,"dynamicItems":false};

export const BashExecutionMessage = validate107;

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"}});
errors++;
}
if(data.output === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output"}});
errors++;
}
if(data.cancelled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cancelled"}});
errors++;
}
if(data.truncated === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "truncated"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("bashExecution" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "bashExecution"}});
errors++;
}
}
if(data.command !== undefined){
if(typeof data.command !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.output !== undefined){
if(typeof data.output !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cancelled !== undefined){
if(typeof data.cancelled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/cancelled",schemaPath:"#/properties/cancelled/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.exitCode !== undefined){
let data6 = data.exitCode;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.fullOutputPath !== undefined){
if(typeof data.fullOutputPath !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fullOutputPath",schemaPath:"#/properties/fullOutputPath/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.excludeFromContext !== undefined){
if(typeof data.excludeFromContext !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/excludeFromContext",schemaPath:"#/properties/excludeFromContext/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"role":true,"command":true,"output":true,"cancelled":true,"truncated":true,"timestamp":true,"exitCode":true,"fullOutputPath":true,"excludeFromContext":true},"dynamicProps":false,"dynamicItems":false};

export const CustomMessage = validate108;

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.customType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customType"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("custom" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "custom"}});
errors++;
}
}
if(data.customType !== undefined){
if(typeof data.customType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customType",schemaPath:"#/properties/customType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema57.properties.content.type}});
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
}
if(data.display !== undefined){
if(typeof data.display !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"role":true,"customType":true,"content":true,"display":true,"timestamp":true,"details":true},"dynamicProps":false,"dynamicItems":false};

export const BranchSummaryMessage = validate110;

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.fromId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fromId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("branchSummary" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "branchSummary"}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.fromId !== undefined){
let data2 = data.fromId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fromId",schemaPath:"#/properties/fromId/type",keyword:"type",params:{type: schema59.properties.fromId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"role":true,"summary":true,"fromId":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};

export const CompactionSummaryMessage = validate111;

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.tokensBefore === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokensBefore"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("compactionSummary" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "compactionSummary"}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tokensBefore !== undefined){
let data2 = data.tokensBefore;
if(!((typeof data2 == "number") && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/tokensBefore",schemaPath:"#/properties/tokensBefore/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"role":true,"summary":true,"tokensBefore":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};

export const AgentMessage = validate112;

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.role;
if(typeof tag0 == "string"){
if(tag0 === "system"){
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var props0 = {};
props0.role = true;
props0.content = true;
props0.timestamp = true;
props0.sections = true;
props0.toolsAdded = true;
props0.toolsRemoved = true;
}
else if(tag0 === "user"){
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
props0.timestamp = true;
}
}
else if(tag0 === "assistant"){
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
props0.api = true;
props0.provider = true;
props0.model = true;
props0.usage = true;
props0.stopReason = true;
props0.timestamp = true;
props0.responseModel = true;
props0.responseId = true;
props0.providerThinkingLevel = true;
props0.thinkingLevel = true;
props0.diagnostics = true;
props0.deferred = true;
props0.errorMessage = true;
props0.rawStopReason = true;
props0.endTurn = true;
props0.durationMs = true;
}
}
else if(tag0 === "toolResult"){
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.toolCallId = true;
props0.toolName = true;
props0.content = true;
props0.isError = true;
props0.timestamp = true;
props0.details = true;
props0.usage = true;
props0.nestedCalls = true;
props0.durationMs = true;
}
}
else if(tag0 === "bashExecution"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "command"}});
errors++;
}
if(data.output === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "output"}});
errors++;
}
if(data.cancelled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "cancelled"}});
errors++;
}
if(data.truncated === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "truncated"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("bashExecution" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/$defs/BashExecutionMessage/properties/role/const",keyword:"const",params:{allowedValue: "bashExecution"}});
errors++;
}
}
if(data.command !== undefined){
if(typeof data.command !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/command",schemaPath:"#/$defs/BashExecutionMessage/properties/command/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.output !== undefined){
if(typeof data.output !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/$defs/BashExecutionMessage/properties/output/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cancelled !== undefined){
if(typeof data.cancelled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/cancelled",schemaPath:"#/$defs/BashExecutionMessage/properties/cancelled/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/truncated",schemaPath:"#/$defs/BashExecutionMessage/properties/truncated/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/BashExecutionMessage/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.exitCode !== undefined){
let data6 = data.exitCode;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/exitCode",schemaPath:"#/$defs/BashExecutionMessage/properties/exitCode/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.fullOutputPath !== undefined){
if(typeof data.fullOutputPath !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fullOutputPath",schemaPath:"#/$defs/BashExecutionMessage/properties/fullOutputPath/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.excludeFromContext !== undefined){
if(typeof data.excludeFromContext !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/excludeFromContext",schemaPath:"#/$defs/BashExecutionMessage/properties/excludeFromContext/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BashExecutionMessage/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.command = true;
props0.output = true;
props0.cancelled = true;
props0.truncated = true;
props0.timestamp = true;
props0.exitCode = true;
props0.fullOutputPath = true;
props0.excludeFromContext = true;
}
}
else if(tag0 === "custom"){
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.customType = true;
props0.content = true;
props0.display = true;
props0.timestamp = true;
props0.details = true;
}
}
else if(tag0 === "branchSummary"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BranchSummaryMessage/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BranchSummaryMessage/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.fromId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BranchSummaryMessage/required",keyword:"required",params:{missingProperty: "fromId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BranchSummaryMessage/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("branchSummary" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/$defs/BranchSummaryMessage/properties/role/const",keyword:"const",params:{allowedValue: "branchSummary"}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/$defs/BranchSummaryMessage/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.fromId !== undefined){
let data11 = data.fromId;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fromId",schemaPath:"#/$defs/BranchSummaryMessage/properties/fromId/type",keyword:"type",params:{type: schema59.properties.fromId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data12 = data.timestamp;
if(!((typeof data12 == "number") && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/BranchSummaryMessage/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/BranchSummaryMessage/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.summary = true;
props0.fromId = true;
props0.timestamp = true;
}
}
else if(tag0 === "compactionSummary"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionSummaryMessage/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionSummaryMessage/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.tokensBefore === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionSummaryMessage/required",keyword:"required",params:{missingProperty: "tokensBefore"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionSummaryMessage/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("compactionSummary" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/$defs/CompactionSummaryMessage/properties/role/const",keyword:"const",params:{allowedValue: "compactionSummary"}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/$defs/CompactionSummaryMessage/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tokensBefore !== undefined){
let data15 = data.tokensBefore;
if(!((typeof data15 == "number") && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/tokensBefore",schemaPath:"#/$defs/CompactionSummaryMessage/properties/tokensBefore/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data16 = data.timestamp;
if(!((typeof data16 == "number") && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/CompactionSummaryMessage/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionSummaryMessage/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.summary = true;
props0.tokensBefore = true;
props0.timestamp = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "role", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "role", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate112.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate112.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const DeferredHandle = validate118;

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data.modelId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "modelId"}});
errors++;
}
if(data.api === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modelId !== undefined){
if(typeof data.modelId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/modelId",schemaPath:"#/properties/modelId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.api !== undefined){
if(typeof data.api !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/api",schemaPath:"#/properties/api/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.expiresAt !== undefined){
let data4 = data.expiresAt;
if(!((typeof data4 == "number") && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.pollAfterMs !== undefined){
let data5 = data.pollAfterMs;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/pollAfterMs",schemaPath:"#/properties/pollAfterMs/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"provider":true,"modelId":true,"api":true,"id":true,"expiresAt":true,"pollAfterMs":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const DiagnosticErrorInfo = validate119;

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.stack !== undefined){
if(typeof data.stack !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.code !== undefined){
let data3 = data.code;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema52.properties.code.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"message":true,"name":true,"stack":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const AssistantMessageDiagnostic = validate120;

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(!((typeof data1 == "number") && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.message === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/$defs/DiagnosticErrorInfo/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data2.message !== undefined){
if(typeof data2.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/message",schemaPath:"#/$defs/DiagnosticErrorInfo/properties/message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/name",schemaPath:"#/$defs/DiagnosticErrorInfo/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.stack !== undefined){
if(typeof data2.stack !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error/stack",schemaPath:"#/$defs/DiagnosticErrorInfo/properties/stack/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.code !== undefined){
let data6 = data2.code;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))){
(vErrors ??= []).push({instancePath:instancePath+"/error/code",schemaPath:"#/$defs/DiagnosticErrorInfo/properties/code/type",keyword:"type",params:{type: schema52.properties.code.type}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/$defs/DiagnosticErrorInfo/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.details !== undefined){
let data7 = data.details;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"type":true,"timestamp":true,"error":true,"details":true},"dynamicProps":false,"dynamicItems":false};

export const NestedToolCallRecord = validate121;

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((data2 === "ok") || (data2 === "error")) || (data2 === "unfinished"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema56.properties.status.enum}});
errors++;
}
}
if(data.arguments !== undefined){
let data3 = data.arguments;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.argumentsBytes !== undefined){
let data4 = data.argumentsBytes;
if(!((typeof data4 == "number") && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/argumentsBytes",schemaPath:"#/properties/argumentsBytes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.durationMs !== undefined){
let data5 = data.durationMs;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"id":true,"name":true,"status":true,"arguments":true,"argumentsBytes":true,"durationMs":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const NestedToolCalls = validate122;

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.calls === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "calls"}});
errors++;
}
if(data.complete === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "complete"}});
errors++;
}
if(data.calls !== undefined){
let data0 = data.calls;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0,schemaPath:"#/$defs/NestedToolCallRecord/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data1.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0,schemaPath:"#/$defs/NestedToolCallRecord/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data1.status === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0,schemaPath:"#/$defs/NestedToolCallRecord/required",keyword:"required",params:{missingProperty: "status"}});
errors++;
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/id",schemaPath:"#/$defs/NestedToolCallRecord/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/name",schemaPath:"#/$defs/NestedToolCallRecord/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.status !== undefined){
let data4 = data1.status;
if(!(((data4 === "ok") || (data4 === "error")) || (data4 === "unfinished"))){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/status",schemaPath:"#/$defs/NestedToolCallRecord/properties/status/enum",keyword:"enum",params:{allowedValues: schema56.properties.status.enum}});
errors++;
}
}
if(data1.arguments !== undefined){
let data5 = data1.arguments;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/arguments",schemaPath:"#/$defs/NestedToolCallRecord/properties/arguments/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data1.argumentsBytes !== undefined){
let data6 = data1.argumentsBytes;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/argumentsBytes",schemaPath:"#/$defs/NestedToolCallRecord/properties/argumentsBytes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data1.durationMs !== undefined){
let data7 = data1.durationMs;
if(!((typeof data7 == "number") && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/durationMs",schemaPath:"#/$defs/NestedToolCallRecord/properties/durationMs/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data1.error !== undefined){
if(typeof data1.error !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0+"/error",schemaPath:"#/$defs/NestedToolCallRecord/properties/error/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/calls/" + i0,schemaPath:"#/$defs/NestedToolCallRecord/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.complete !== undefined){
if(typeof data.complete !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"calls":true,"complete":true},"dynamicProps":false,"dynamicItems":false};

export const TextContent = validate123;

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data.type !== undefined){
if("text" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"}});
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.textSignature !== undefined){
if(typeof data.textSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/textSignature",schemaPath:"#/properties/textSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"type":true,"text":true,"textSignature":true},"dynamicProps":false,"dynamicItems":false};

export const ThinkingContent = validate124;

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.thinking === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thinking"}});
errors++;
}
if(data.type !== undefined){
if("thinking" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}});
errors++;
}
}
if(data.thinking !== undefined){
if(typeof data.thinking !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingSignature !== undefined){
if(typeof data.thinkingSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingSignature",schemaPath:"#/properties/thinkingSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.redacted !== undefined){
if(typeof data.redacted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/redacted",schemaPath:"#/properties/redacted/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"type":true,"thinking":true,"thinkingSignature":true,"redacted":true},"dynamicProps":false,"dynamicItems":false};

export const ImageContent = validate125;

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}});
errors++;
}
if(data.mimeType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mimeType"}});
errors++;
}
if(data.type !== undefined){
if("image" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image"}});
errors++;
}
}
if(data.data !== undefined){
if(typeof data.data !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"type":true,"data":true,"mimeType":true},"dynamicProps":false,"dynamicItems":false};

export const ToolCall = validate126;

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.arguments === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "arguments"}});
errors++;
}
if(data.type !== undefined){
if("toolCall" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "toolCall"}});
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.arguments !== undefined){
let data3 = data.arguments;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.thoughtSignature !== undefined){
if(typeof data.thoughtSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thoughtSignature",schemaPath:"#/properties/thoughtSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.argumentsError !== undefined){
if(typeof data.argumentsError !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/argumentsError",schemaPath:"#/properties/argumentsError/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"type":true,"id":true,"name":true,"arguments":true,"thoughtSignature":true,"namespace":true,"argumentsError":true},"dynamicProps":false,"dynamicItems":false};

export const TextOrImage = validate127;

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data.type !== undefined){
if("text" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/TextContent/properties/type/const",keyword:"const",params:{allowedValue: "text"}});
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/$defs/TextContent/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.textSignature !== undefined){
if(typeof data.textSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/textSignature",schemaPath:"#/$defs/TextContent/properties/textSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.textSignature = true;
}
else if(tag0 === "image"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/required",keyword:"required",params:{missingProperty: "data"}});
errors++;
}
if(data.mimeType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/required",keyword:"required",params:{missingProperty: "mimeType"}});
errors++;
}
if(data.type !== undefined){
if("image" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ImageContent/properties/type/const",keyword:"const",params:{allowedValue: "image"}});
errors++;
}
}
if(data.data !== undefined){
if(typeof data.data !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/$defs/ImageContent/properties/data/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mimeType",schemaPath:"#/$defs/ImageContent/properties/mimeType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
props0.mimeType = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate127.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate127.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const AssistantBlock = validate128;

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data.type !== undefined){
if("text" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/TextContent/properties/type/const",keyword:"const",params:{allowedValue: "text"}});
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/$defs/TextContent/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.textSignature !== undefined){
if(typeof data.textSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/textSignature",schemaPath:"#/$defs/TextContent/properties/textSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.textSignature = true;
}
else if(tag0 === "thinking"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.thinking === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingContent/required",keyword:"required",params:{missingProperty: "thinking"}});
errors++;
}
if(data.type !== undefined){
if("thinking" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingContent/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}});
errors++;
}
}
if(data.thinking !== undefined){
if(typeof data.thinking !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinking",schemaPath:"#/$defs/ThinkingContent/properties/thinking/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingSignature !== undefined){
if(typeof data.thinkingSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingSignature",schemaPath:"#/$defs/ThinkingContent/properties/thinkingSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.redacted !== undefined){
if(typeof data.redacted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/redacted",schemaPath:"#/$defs/ThinkingContent/properties/redacted/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.thinking = true;
props0.thinkingSignature = true;
props0.redacted = true;
}
}
else if(tag0 === "toolCall"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.arguments === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "arguments"}});
errors++;
}
if(data.type !== undefined){
if("toolCall" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ToolCall/properties/type/const",keyword:"const",params:{allowedValue: "toolCall"}});
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/ToolCall/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/$defs/ToolCall/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.arguments !== undefined){
let data10 = data.arguments;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/arguments",schemaPath:"#/$defs/ToolCall/properties/arguments/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.thoughtSignature !== undefined){
if(typeof data.thoughtSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thoughtSignature",schemaPath:"#/$defs/ToolCall/properties/thoughtSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/namespace",schemaPath:"#/$defs/ToolCall/properties/namespace/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.argumentsError !== undefined){
if(typeof data.argumentsError !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/argumentsError",schemaPath:"#/$defs/ToolCall/properties/argumentsError/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.arguments = true;
props0.thoughtSignature = true;
props0.namespace = true;
props0.argumentsError = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate128.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate128.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const ContentBlock = validate129;

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/required",keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data.type !== undefined){
if("text" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/TextContent/properties/type/const",keyword:"const",params:{allowedValue: "text"}});
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/$defs/TextContent/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.textSignature !== undefined){
if(typeof data.textSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/textSignature",schemaPath:"#/$defs/TextContent/properties/textSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/TextContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.textSignature = true;
}
else if(tag0 === "thinking"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.thinking === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingContent/required",keyword:"required",params:{missingProperty: "thinking"}});
errors++;
}
if(data.type !== undefined){
if("thinking" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingContent/properties/type/const",keyword:"const",params:{allowedValue: "thinking"}});
errors++;
}
}
if(data.thinking !== undefined){
if(typeof data.thinking !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinking",schemaPath:"#/$defs/ThinkingContent/properties/thinking/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingSignature !== undefined){
if(typeof data.thinkingSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingSignature",schemaPath:"#/$defs/ThinkingContent/properties/thinkingSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.redacted !== undefined){
if(typeof data.redacted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/redacted",schemaPath:"#/$defs/ThinkingContent/properties/redacted/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.thinking = true;
props0.thinkingSignature = true;
props0.redacted = true;
}
}
else if(tag0 === "image"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/required",keyword:"required",params:{missingProperty: "data"}});
errors++;
}
if(data.mimeType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/required",keyword:"required",params:{missingProperty: "mimeType"}});
errors++;
}
if(data.type !== undefined){
if("image" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ImageContent/properties/type/const",keyword:"const",params:{allowedValue: "image"}});
errors++;
}
}
if(data.data !== undefined){
if(typeof data.data !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/$defs/ImageContent/properties/data/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mimeType",schemaPath:"#/$defs/ImageContent/properties/mimeType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ImageContent/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
props0.mimeType = true;
}
}
else if(tag0 === "toolCall"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.arguments === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/required",keyword:"required",params:{missingProperty: "arguments"}});
errors++;
}
if(data.type !== undefined){
if("toolCall" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ToolCall/properties/type/const",keyword:"const",params:{allowedValue: "toolCall"}});
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/ToolCall/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/$defs/ToolCall/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.arguments !== undefined){
let data13 = data.arguments;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/arguments",schemaPath:"#/$defs/ToolCall/properties/arguments/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.thoughtSignature !== undefined){
if(typeof data.thoughtSignature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thoughtSignature",schemaPath:"#/$defs/ToolCall/properties/thoughtSignature/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/namespace",schemaPath:"#/$defs/ToolCall/properties/namespace/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.argumentsError !== undefined){
if(typeof data.argumentsError !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/argumentsError",schemaPath:"#/$defs/ToolCall/properties/argumentsError/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ToolCall/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.name = true;
props0.arguments = true;
props0.thoughtSignature = true;
props0.namespace = true;
props0.argumentsError = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate129.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const UsageCost = validate130;

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"}});
errors++;
}
if(data.output === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output"}});
errors++;
}
if(data.cacheRead === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cacheRead"}});
errors++;
}
if(data.cacheWrite === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cacheWrite"}});
errors++;
}
if(data.total === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"}});
errors++;
}
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
if(data.total !== undefined){
let data4 = data.total;
if(!((typeof data4 == "number") && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.totalFromProvider !== undefined){
if(typeof data.totalFromProvider !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/totalFromProvider",schemaPath:"#/properties/totalFromProvider/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"input":true,"output":true,"cacheRead":true,"cacheWrite":true,"total":true,"totalFromProvider":true},"dynamicProps":false,"dynamicItems":false};

export const Usage = validate131;

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"}});
errors++;
}
if(data.output === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output"}});
errors++;
}
if(data.cacheRead === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cacheRead"}});
errors++;
}
if(data.cacheWrite === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cacheWrite"}});
errors++;
}
if(data.totalTokens === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalTokens"}});
errors++;
}
if(data.cost === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cost"}});
errors++;
}
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.input === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/$defs/UsageCost/required",keyword:"required",params:{missingProperty: "input"}});
errors++;
}
if(data5.output === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/$defs/UsageCost/required",keyword:"required",params:{missingProperty: "output"}});
errors++;
}
if(data5.cacheRead === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/$defs/UsageCost/required",keyword:"required",params:{missingProperty: "cacheRead"}});
errors++;
}
if(data5.cacheWrite === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/$defs/UsageCost/required",keyword:"required",params:{missingProperty: "cacheWrite"}});
errors++;
}
if(data5.total === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/$defs/UsageCost/required",keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if(data5.input !== undefined){
let data6 = data5.input;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/cost/input",schemaPath:"#/$defs/UsageCost/properties/input/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data5.output !== undefined){
let data7 = data5.output;
if(!((typeof data7 == "number") && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/cost/output",schemaPath:"#/$defs/UsageCost/properties/output/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data5.cacheRead !== undefined){
let data8 = data5.cacheRead;
if(!((typeof data8 == "number") && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/cost/cacheRead",schemaPath:"#/$defs/UsageCost/properties/cacheRead/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data5.cacheWrite !== undefined){
let data9 = data5.cacheWrite;
if(!((typeof data9 == "number") && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/cost/cacheWrite",schemaPath:"#/$defs/UsageCost/properties/cacheWrite/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data5.total !== undefined){
let data10 = data5.total;
if(!((typeof data10 == "number") && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/cost/total",schemaPath:"#/$defs/UsageCost/properties/total/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data5.totalFromProvider !== undefined){
if(typeof data5.totalFromProvider !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/cost/totalFromProvider",schemaPath:"#/$defs/UsageCost/properties/totalFromProvider/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/$defs/UsageCost/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.cacheWrite1h !== undefined){
let data12 = data.cacheWrite1h;
if(!((typeof data12 == "number") && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/cacheWrite1h",schemaPath:"#/properties/cacheWrite1h/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.reasoning !== undefined){
let data13 = data.reasoning;
if(!((typeof data13 == "number") && (isFinite(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"input":true,"output":true,"cacheRead":true,"cacheWrite":true,"totalTokens":true,"cost":true,"cacheWrite1h":true,"reasoning":true},"dynamicProps":false,"dynamicItems":false};

export const JsonSchemaSampling = validate132;

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.strict === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "strict"}});
errors++;
}
if(data.type !== undefined){
if("json_schema" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"}});
errors++;
}
}
if(data.strict !== undefined){
let data1 = data.strict;
if(!((data1 === "prefer") || (data1 === "require"))){
(vErrors ??= []).push({instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/enum",keyword:"enum",params:{allowedValues: schema37.properties.strict.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"type":true,"strict":true},"dynamicProps":false,"dynamicItems":false};

export const GrammarSampling = validate133;

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.variants === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variants"}});
errors++;
}
if(data.type !== undefined){
if("grammar" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "grammar"}});
errors++;
}
}
if(data.variants !== undefined){
let data1 = data.variants;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"type":true,"variants":true},"dynamicProps":false,"dynamicItems":false};

export const Tool = validate134;

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
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
if(data.description === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"}});
errors++;
}
if(data.parameters === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"}});
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parameters !== undefined){
let data2 = data.parameters;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.constrainedSampling !== undefined){
let data3 = data.constrainedSampling;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(false !== data3){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/properties/constrainedSampling/anyOf/0/const",keyword:"const",params:{allowedValue: false}});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/$defs/JsonSchemaSampling/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data3.strict === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/$defs/JsonSchemaSampling/required",keyword:"required",params:{missingProperty: "strict"}});
errors++;
}
if(data3.type !== undefined){
if("json_schema" !== data3.type){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling/type",schemaPath:"#/$defs/JsonSchemaSampling/properties/type/const",keyword:"const",params:{allowedValue: "json_schema"}});
errors++;
}
}
if(data3.strict !== undefined){
let data5 = data3.strict;
if(!((data5 === "prefer") || (data5 === "require"))){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling/strict",schemaPath:"#/$defs/JsonSchemaSampling/properties/strict/enum",keyword:"enum",params:{allowedValues: schema37.properties.strict.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/$defs/JsonSchemaSampling/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.type = true;
props0.strict = true;
}
const _errs15 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/$defs/GrammarSampling/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data3.variants === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/$defs/GrammarSampling/required",keyword:"required",params:{missingProperty: "variants"}});
errors++;
}
if(data3.type !== undefined){
if("grammar" !== data3.type){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling/type",schemaPath:"#/$defs/GrammarSampling/properties/type/const",keyword:"const",params:{allowedValue: "grammar"}});
errors++;
}
}
if(data3.variants !== undefined){
let data7 = data3.variants;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling/variants",schemaPath:"#/$defs/GrammarSampling/properties/variants/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/$defs/GrammarSampling/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.variants = true;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/constrainedSampling",schemaPath:"#/properties/constrainedSampling/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"name":true,"description":true,"parameters":true,"constrainedSampling":true},"dynamicProps":false,"dynamicItems":false};

export const ToolReference = validate135;

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
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
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

export const SessionLine = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"session.v3.schema.json","title":"SessionLine","description":"A line of a Pi session file of version 3: the header, or an entry.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/SessionHeader"},{"$ref":"#/$defs/SessionMessageEntry"},{"$ref":"#/$defs/ThinkingLevelChangeEntry"},{"$ref":"#/$defs/ModelChangeEntry"},{"$ref":"#/$defs/UsageEntry"},{"$ref":"#/$defs/CompactionEntry"},{"$ref":"#/$defs/BranchSummaryEntry"},{"$ref":"#/$defs/CustomEntry"},{"$ref":"#/$defs/CustomMessageEntry"},{"$ref":"#/$defs/ContextEditEntry"},{"$ref":"#/$defs/LabelEntry"},{"$ref":"#/$defs/SessionInfoEntry"}],"$defs":{"SessionMessageEntry":{"description":"A message of the conversation.","type":"object","properties":{"type":{"const":"message"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"message":{"$ref":"#/$defs/AgentMessage"}},"required":["type","id","parentId","timestamp","message"]},"ThinkingLevelChangeEntry":{"description":"The thinking level from here on.","type":"object","properties":{"type":{"const":"thinking_level_change"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"thinkingLevel":{"type":"string","examples":["high"]}},"required":["type","id","parentId","timestamp","thinkingLevel"]},"ModelChangeEntry":{"description":"The model from here on.","type":"object","properties":{"type":{"const":"model_change"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"provider":{"type":"string","examples":["openai"]},"modelId":{"type":"string","examples":["gpt-4o"]}},"required":["type","id","parentId","timestamp","provider","modelId"]},"UsageEntry":{"description":"Model usage that is no assistant message; sends nothing.","type":"object","properties":{"type":{"const":"usage"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"kind":{"description":"What it was for; unknown kinds are normal usage.","type":"string","examples":["cache_warm"]},"provider":{"type":"string","examples":["anthropic"]},"model":{"type":"string","examples":["claude-sonnet-4-5"]},"usage":{"$ref":"#/$defs/Usage"},"note":{"description":"For readers.","type":"string","examples":["warm"]}},"required":["type","id","parentId","timestamp","kind","provider","model","usage"]},"CompactionEntry":{"description":"A summary that takes the place of what came before.","type":"object","properties":{"type":{"const":"compaction"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"summary":{"type":"string"},"firstKeptEntryId":{"description":"The first entry that is kept from before; its own id where none is.","type":"string"},"tokensBefore":{"type":"number"},"details":{"description":"Data of whoever made the summary.","tsType":"unknown"},"usage":{"$ref":"#/$defs/Usage"},"fromHook":{"description":"An extension made it.","type":"boolean"},"systemMessage":{"$ref":"#/$defs/SystemMessage"}},"required":["type","id","parentId","timestamp","summary","firstKeptEntryId","tokensBefore"]},"BranchSummaryEntry":{"description":"A summary of the branch that was left.","type":"object","properties":{"type":{"const":"branch_summary"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"fromId":{"description":"The leaf that was left.","type":"string"},"summary":{"type":"string"},"details":{"description":"Data of whoever made the summary.","tsType":"unknown"},"usage":{"$ref":"#/$defs/Usage"},"fromHook":{"description":"An extension made it.","type":"boolean"}},"required":["type","id","parentId","timestamp","fromId","summary"]},"CustomEntry":{"description":"State of an extension; sends nothing.","type":"object","properties":{"type":{"const":"custom"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"customType":{"type":"string","examples":["my-extension"]},"data":{"description":"The state.","tsType":"unknown"}},"required":["type","id","parentId","timestamp","customType"]},"CustomMessageEntry":{"description":"A message of an extension; is sent.","type":"object","properties":{"type":{"const":"custom_message"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"customType":{"type":"string"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/TextOrImage"}},"display":{"description":"The terminal shows it.","type":"boolean"},"details":{"description":"Data of the extension's; not sent.","tsType":"unknown"}},"required":["type","id","parentId","timestamp","customType","content","display"]},"ContextEditEntry":{"description":"Changes what an earlier entry sends, on this branch; the entry stays as it is.","type":"object","properties":{"type":{"const":"context_edit"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"targetId":{"type":"string"},"replacement":{"description":"Null leaves the target out; else only its content is replaced.","type":["object","null"],"properties":{"content":{"type":["string","array"],"items":{"$ref":"#/$defs/ContentBlock"}}},"required":["content"]}},"required":["type","id","parentId","timestamp","targetId","replacement"]},"LabelEntry":{"description":"A bookmark on an entry.","type":"object","properties":{"type":{"const":"label"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"targetId":{"type":"string"},"label":{"description":"Left out to clear it.","type":"string"}},"required":["type","id","parentId","timestamp","targetId"]},"SessionInfoEntry":{"description":"The name of the session.","type":"object","properties":{"type":{"const":"session_info"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"name":{"description":"Empty or left out to clear it.","type":"string","examples":["name"]}},"required":["type","id","parentId","timestamp"]},"SessionEntry":{"description":"An entry of any type.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/SessionMessageEntry"},{"$ref":"#/$defs/ThinkingLevelChangeEntry"},{"$ref":"#/$defs/ModelChangeEntry"},{"$ref":"#/$defs/UsageEntry"},{"$ref":"#/$defs/CompactionEntry"},{"$ref":"#/$defs/BranchSummaryEntry"},{"$ref":"#/$defs/CustomEntry"},{"$ref":"#/$defs/CustomMessageEntry"},{"$ref":"#/$defs/ContextEditEntry"},{"$ref":"#/$defs/LabelEntry"},{"$ref":"#/$defs/SessionInfoEntry"}]},"SessionEntryBase":{"description":"What every entry has, also one of an unknown type.","type":"object","properties":{"type":{"type":"string"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"}},"required":["type","id","parentId","timestamp"]},"UnknownRoleEntry":{"description":"A message entry whose message has a role that no release knows.","type":"object","properties":{"type":{"const":"message"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"message":{"description":"The message; only its role is looked at.","type":"object","properties":{"role":{"type":"string"}},"required":["role"]}},"required":["type","id","parentId","timestamp","message"]},"SessionHeader":{"description":"The first line of a session file; no part of the tree.","type":"object","properties":{"type":{"const":"session"},"version":{"const":3},"id":{"type":"string","minLength":1},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"cwd":{"description":"The working directory.","type":"string"},"parentSession":{"description":"The file of the session that this one was made from.","type":"string"}},"required":["type","version","id","timestamp","cwd"]},"SystemMessage":{"description":"The prompt and the tools at one point of the conversation.","type":"object","properties":{"role":{"const":"system"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/TextContent"}},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"sections":{"description":"Named parts of the prompt; null removes one.","type":"object","additionalProperties":{"type":["string","null"]}},"toolsAdded":{"type":"array","items":{"$ref":"#/$defs/Tool"}},"toolsRemoved":{"type":"array","items":{"$ref":"#/$defs/ToolReference"}}},"required":["role","content","timestamp"]},"UserMessage":{"description":"What a user said.","type":"object","properties":{"role":{"const":"user"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/TextOrImage"}},"timestamp":{"description":"Milliseconds since 1970.","type":"number"}},"required":["role","content","timestamp"]},"AssistantMessage":{"description":"What a model answered.","type":"object","properties":{"role":{"const":"assistant"},"content":{"type":"array","items":{"$ref":"#/$defs/AssistantBlock"}},"api":{"type":"string"},"provider":{"type":"string"},"model":{"type":"string"},"usage":{"$ref":"#/$defs/Usage"},"stopReason":{"description":"A partial answer (pending) is never stored.","enum":["pending","stop","length","toolUse","error","aborted","deferred"]},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"responseModel":{"description":"The model that the provider names.","type":"string"},"responseId":{"type":"string"},"providerThinkingLevel":{"type":"string"},"thinkingLevel":{"description":"The level that was asked for.","enum":["off","minimal","low","medium","high","xhigh","max"]},"diagnostics":{"type":"array","items":{"$ref":"#/$defs/AssistantMessageDiagnostic"}},"deferred":{"$ref":"#/$defs/DeferredHandle"},"errorMessage":{"type":"string"},"rawStopReason":{"type":"string"},"endTurn":{"type":"boolean"},"durationMs":{"type":"number"}},"required":["role","content","api","provider","model","usage","stopReason","timestamp"]},"ToolResultMessage":{"description":"What a tool answered.","type":"object","properties":{"role":{"const":"toolResult"},"toolCallId":{"type":"string"},"toolName":{"type":"string"},"content":{"type":"array","items":{"$ref":"#/$defs/TextOrImage"}},"isError":{"type":"boolean"},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"details":{"description":"Data of the tool's.","tsType":"unknown"},"usage":{"$ref":"#/$defs/Usage"},"nestedCalls":{"$ref":"#/$defs/NestedToolCalls"},"durationMs":{"type":"number"}},"required":["role","toolCallId","toolName","content","isError","timestamp"]},"BashExecutionMessage":{"description":"A shell command that the user ran.","type":"object","properties":{"role":{"const":"bashExecution"},"command":{"type":"string"},"output":{"type":"string"},"cancelled":{"type":"boolean"},"truncated":{"type":"boolean"},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"exitCode":{"description":"Left out when there is none.","type":"number"},"fullOutputPath":{"type":"string"},"excludeFromContext":{"description":"The model is not shown it.","type":"boolean"}},"required":["role","command","output","cancelled","truncated","timestamp"]},"CustomMessage":{"description":"What an extension said.","type":"object","properties":{"role":{"const":"custom"},"customType":{"type":"string"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/TextOrImage"}},"display":{"description":"The terminal shows it.","type":"boolean"},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"details":{"description":"Data of the extension's; not sent.","tsType":"unknown"}},"required":["role","customType","content","display","timestamp"]},"BranchSummaryMessage":{"description":"The summary of a branch that was left; made from a branch_summary entry.","type":"object","properties":{"role":{"const":"branchSummary"},"summary":{"type":"string"},"fromId":{"type":["string","null"]},"timestamp":{"description":"Milliseconds since 1970.","type":"number"}},"required":["role","summary","fromId","timestamp"]},"CompactionSummaryMessage":{"description":"The summary of what was compacted; made from a compaction entry.","type":"object","properties":{"role":{"const":"compactionSummary"},"summary":{"type":"string"},"tokensBefore":{"type":"number"},"timestamp":{"description":"Milliseconds since 1970.","type":"number"}},"required":["role","summary","tokensBefore","timestamp"]},"AgentMessage":{"description":"A message of any role.","type":"object","discriminator":{"propertyName":"role"},"oneOf":[{"$ref":"#/$defs/SystemMessage"},{"$ref":"#/$defs/UserMessage"},{"$ref":"#/$defs/AssistantMessage"},{"$ref":"#/$defs/ToolResultMessage"},{"$ref":"#/$defs/BashExecutionMessage"},{"$ref":"#/$defs/CustomMessage"},{"$ref":"#/$defs/BranchSummaryMessage"},{"$ref":"#/$defs/CompactionSummaryMessage"}]},"DeferredHandle":{"description":"Where the answer to a deferred request can be had.","type":"object","properties":{"provider":{"type":"string"},"modelId":{"type":"string"},"api":{"type":"string"},"id":{"description":"The provider's token.","type":"string"},"expiresAt":{"type":"number"},"pollAfterMs":{"type":"number"},"data":{"description":"What the provider needs to make the answer.","tsType":"unknown"}},"required":["provider","modelId","api","id"]},"DiagnosticErrorInfo":{"description":"An error that was caught.","type":"object","properties":{"message":{"type":"string"},"name":{"type":"string"},"stack":{"type":"string"},"code":{"type":["string","number"]}},"required":["message"]},"AssistantMessageDiagnostic":{"description":"Something that went wrong on the way to an answer.","type":"object","properties":{"type":{"type":"string"},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"error":{"$ref":"#/$defs/DiagnosticErrorInfo"},"details":{"type":"object","tsType":"{ [member: string]: unknown }"}},"required":["type","timestamp"]},"NestedToolCallRecord":{"description":"A call that a tool made to another.","type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"status":{"enum":["ok","error","unfinished"]},"arguments":{"description":"Left out when too large.","type":"object","tsType":"{ [member: string]: unknown }"},"argumentsBytes":{"description":"Their size as JSON, where they were left out.","type":"number"},"durationMs":{"type":"number"},"error":{"type":"string"}},"required":["id","name","status"]},"NestedToolCalls":{"description":"The calls that a tool made to others.","type":"object","properties":{"calls":{"type":"array","items":{"$ref":"#/$defs/NestedToolCallRecord"}},"complete":{"description":"Nothing was dropped, left out or unfinished.","type":"boolean"}},"required":["calls","complete"]},"TextContent":{"description":"Text.","type":"object","properties":{"type":{"const":"text"},"text":{"type":"string"},"textSignature":{"description":"Data of the provider's, opaque.","type":"string"}},"required":["type","text"]},"ThinkingContent":{"description":"What a model thought.","type":"object","properties":{"type":{"const":"thinking"},"thinking":{"type":"string"},"thinkingSignature":{"description":"Data of the provider's for replay, opaque.","type":"string"},"redacted":{"description":"A filter took the visible text out.","type":"boolean"}},"required":["type","thinking"]},"ImageContent":{"description":"An image.","type":"object","properties":{"type":{"const":"image"},"data":{"description":"Base64.","type":"string"},"mimeType":{"description":"Such as image/png.","type":"string"}},"required":["type","data","mimeType"]},"ToolCall":{"description":"A call that a model makes to a tool.","type":"object","properties":{"type":{"const":"toolCall"},"id":{"type":"string"},"name":{"type":"string"},"arguments":{"type":"object","tsType":"{ [member: string]: unknown }"},"thoughtSignature":{"description":"Data of the provider's, opaque.","type":"string"},"namespace":{"description":"Where a tool that was loaded later belongs.","type":"string"},"argumentsError":{"description":"Why the text that the model sent is no JSON object; the arguments are empty then.","type":"string"}},"required":["type","id","name","arguments"]},"TextOrImage":{"description":"What users, tools and extensions send.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/TextContent"},{"$ref":"#/$defs/ImageContent"}]},"AssistantBlock":{"description":"What a model answers with.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/TextContent"},{"$ref":"#/$defs/ThinkingContent"},{"$ref":"#/$defs/ToolCall"}]},"ContentBlock":{"description":"Any block.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/TextContent"},{"$ref":"#/$defs/ThinkingContent"},{"$ref":"#/$defs/ImageContent"},{"$ref":"#/$defs/ToolCall"}]},"UsageCost":{"description":"Cost in dollars.","type":"object","properties":{"input":{"type":"number"},"output":{"type":"number"},"cacheRead":{"type":"number"},"cacheWrite":{"type":"number"},"total":{"type":"number"},"totalFromProvider":{"description":"The total is what the provider billed, and no estimate.","type":"boolean"}},"required":["input","output","cacheRead","cacheWrite","total"]},"Usage":{"description":"Tokens and cost of model calls.","examples":[{"input":10,"output":20,"cacheRead":0,"cacheWrite":0,"cacheWrite1h":0,"reasoning":5,"totalTokens":30,"cost":{"input":0.1,"output":0.2,"cacheRead":0,"cacheWrite":0,"total":0.3,"totalFromProvider":false}}],"type":"object","properties":{"input":{"type":"number"},"output":{"type":"number"},"cacheRead":{"type":"number"},"cacheWrite":{"type":"number"},"totalTokens":{"type":"number"},"cost":{"$ref":"#/$defs/UsageCost"},"cacheWrite1h":{"description":"The part of cacheWrite that is kept for an hour.","type":"number"},"reasoning":{"description":"The part of output that was thought.","type":"number"}},"required":["input","output","cacheRead","cacheWrite","totalTokens","cost"]},"JsonSchemaSampling":{"description":"The provider holds the model to the JSON Schema of the parameters.","type":"object","properties":{"type":{"const":"json_schema"},"strict":{"enum":["prefer","require"]}},"required":["type","strict"]},"GrammarSampling":{"description":"The provider holds the model to a grammar.","type":"object","properties":{"type":{"const":"grammar"},"variants":{"description":"The grammar, in the encodings that providers take.","type":"object","tsType":"{ [member: string]: unknown }"}},"required":["type","variants"]},"Tool":{"description":"The definition of a tool.","type":"object","properties":{"name":{"type":"string"},"description":{"type":"string"},"parameters":{"description":"The JSON Schema of the arguments.","type":"object","tsType":"{ [member: string]: unknown }"},"constrainedSampling":{"description":"Whether and how the provider holds the model to the parameters.","anyOf":[{"const":false},{"$ref":"#/$defs/JsonSchemaSampling"},{"$ref":"#/$defs/GrammarSampling"}]}},"required":["name","description","parameters"]},"ToolReference":{"description":"A tool, by its name.","type":"object","properties":{"name":{"type":"string"}},"required":["name"]}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="session.v3.schema.json" */;
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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "session"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionHeader/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionHeader/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionHeader/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionHeader/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.cwd === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionHeader/required",keyword:"required",params:{missingProperty: "cwd"}});
errors++;
}
if(data.type !== undefined){
if("session" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/SessionHeader/properties/type/const",keyword:"const",params:{allowedValue: "session"}});
errors++;
}
}
if(data.version !== undefined){
if(3 !== data.version){
(vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/$defs/SessionHeader/properties/version/const",keyword:"const",params:{allowedValue: 3}});
errors++;
}
}
if(data.id !== undefined){
let data2 = data.id;
if(typeof data2 === "string"){
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/SessionHeader/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/SessionHeader/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/SessionHeader/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/SessionHeader/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/$defs/SessionHeader/properties/cwd/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentSession !== undefined){
if(typeof data.parentSession !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/parentSession",schemaPath:"#/$defs/SessionHeader/properties/parentSession/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionHeader/type",keyword:"type",params:{type: "object"}});
errors++;
}
var props0 = {};
props0.type = true;
props0.version = true;
props0.id = true;
props0.timestamp = true;
props0.cwd = true;
props0.parentSession = true;
}
else if(tag0 === "message"){
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.message = true;
}
}
else if(tag0 === "thinking_level_change"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.thinkingLevel === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "thinkingLevel"}});
errors++;
}
if(data.type !== undefined){
if("thinking_level_change" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/type/const",keyword:"const",params:{allowedValue: "thinking_level_change"}});
errors++;
}
}
if(data.id !== undefined){
let data7 = data.id;
if(typeof data7 === "string"){
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data8 = data.parentId;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/parentId/type",keyword:"type",params:{type: schema72.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data9 = data.timestamp;
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingLevel !== undefined){
if(typeof data.thinkingLevel !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingLevel",schemaPath:"#/$defs/ThinkingLevelChangeEntry/properties/thinkingLevel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.thinkingLevel = true;
}
}
else if(tag0 === "model_change"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data.modelId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "modelId"}});
errors++;
}
if(data.type !== undefined){
if("model_change" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ModelChangeEntry/properties/type/const",keyword:"const",params:{allowedValue: "model_change"}});
errors++;
}
}
if(data.id !== undefined){
let data12 = data.id;
if(typeof data12 === "string"){
if(func1(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/ModelChangeEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/ModelChangeEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data13 = data.parentId;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/$defs/ModelChangeEntry/properties/parentId/type",keyword:"type",params:{type: schema73.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data14 = data.timestamp;
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/ModelChangeEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/ModelChangeEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"#/$defs/ModelChangeEntry/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modelId !== undefined){
if(typeof data.modelId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/modelId",schemaPath:"#/$defs/ModelChangeEntry/properties/modelId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.provider = true;
props0.modelId = true;
}
}
else if(tag0 === "usage"){
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.kind = true;
props0.provider = true;
props0.model = true;
props0.usage = true;
props0.note = true;
}
}
else if(tag0 === "compaction"){
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.summary = true;
props0.firstKeptEntryId = true;
props0.tokensBefore = true;
props0.details = true;
props0.usage = true;
props0.fromHook = true;
props0.systemMessage = true;
}
}
else if(tag0 === "branch_summary"){
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.fromId = true;
props0.summary = true;
props0.details = true;
props0.usage = true;
props0.fromHook = true;
}
}
else if(tag0 === "custom"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.customType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "customType"}});
errors++;
}
if(data.type !== undefined){
if("custom" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/CustomEntry/properties/type/const",keyword:"const",params:{allowedValue: "custom"}});
errors++;
}
}
if(data.id !== undefined){
let data18 = data.id;
if(typeof data18 === "string"){
if(func1(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/CustomEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/CustomEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data19 = data.parentId;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/$defs/CustomEntry/properties/parentId/type",keyword:"type",params:{type: schema74.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data20 = data.timestamp;
if(typeof data20 === "string"){
if(!(formats0.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/CustomEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/CustomEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.customType !== undefined){
if(typeof data.customType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customType",schemaPath:"#/$defs/CustomEntry/properties/customType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CustomEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.customType = true;
props0.data = true;
}
}
else if(tag0 === "custom_message"){
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.customType = true;
props0.content = true;
props0.display = true;
props0.details = true;
}
}
else if(tag0 === "context_edit"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.targetId = true;
props0.replacement = true;
}
}
else if(tag0 === "label"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.targetId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "targetId"}});
errors++;
}
if(data.type !== undefined){
if("label" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/LabelEntry/properties/type/const",keyword:"const",params:{allowedValue: "label"}});
errors++;
}
}
if(data.id !== undefined){
let data23 = data.id;
if(typeof data23 === "string"){
if(func1(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/LabelEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/LabelEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data24 = data.parentId;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/$defs/LabelEntry/properties/parentId/type",keyword:"type",params:{type: schema75.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data25 = data.timestamp;
if(typeof data25 === "string"){
if(!(formats0.validate(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/LabelEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/LabelEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.targetId !== undefined){
if(typeof data.targetId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targetId",schemaPath:"#/$defs/LabelEntry/properties/targetId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/$defs/LabelEntry/properties/label/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/LabelEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.targetId = true;
props0.label = true;
}
}
else if(tag0 === "session_info"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionInfoEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionInfoEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionInfoEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionInfoEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.type !== undefined){
if("session_info" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/SessionInfoEntry/properties/type/const",keyword:"const",params:{allowedValue: "session_info"}});
errors++;
}
}
if(data.id !== undefined){
let data29 = data.id;
if(typeof data29 === "string"){
if(func1(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/SessionInfoEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/SessionInfoEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data30 = data.parentId;
if((typeof data30 !== "string") && (data30 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/$defs/SessionInfoEntry/properties/parentId/type",keyword:"type",params:{type: schema76.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data31 = data.timestamp;
if(typeof data31 === "string"){
if(!(formats0.validate(data31))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/SessionInfoEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/SessionInfoEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/$defs/SessionInfoEntry/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/SessionInfoEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.name = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate20.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const HeaderV2 = validate151;
const schema149 = {"description":"The header of version 2.","type":"object","properties":{"type":{"const":"session"},"version":{"const":2},"id":{"type":"string","minLength":1},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"cwd":{"type":"string"},"parentSession":{"type":"string"}},"required":["type","version","id","timestamp","cwd"]};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.cwd === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}});
errors++;
}
if(data.type !== undefined){
if("session" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "session"}});
errors++;
}
}
if(data.version !== undefined){
if(2 !== data.version){
(vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 2}});
errors++;
}
}
if(data.id !== undefined){
let data2 = data.id;
if(typeof data2 === "string"){
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}});
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
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"type":true,"version":true,"id":true,"timestamp":true,"cwd":true,"parentSession":true},"dynamicProps":false,"dynamicItems":false};

export const HookMessage = validate152;
const schema147 = {"description":"What an extension said, under its old role.","type":"object","properties":{"role":{"const":"hookMessage"},"customType":{"type":"string"},"content":{"type":["string","array"],"items":{"$ref":"session.v3.schema.json#/$defs/TextOrImage"}},"display":{"description":"The terminal shows it.","type":"boolean"},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"details":{"description":"Data of the extension's; not sent.","tsType":"unknown"}},"required":["role","customType","content","display","timestamp"]};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.customType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customType"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("hookMessage" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "hookMessage"}});
errors++;
}
}
if(data.customType !== undefined){
if(typeof data.customType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customType",schemaPath:"#/properties/customType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema147.properties.content.type}});
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate127(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
}
if(data.display !== undefined){
if(typeof data.display !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"role":true,"customType":true,"content":true,"display":true,"timestamp":true,"details":true},"dynamicProps":false,"dynamicItems":false};

export const MessageV2 = validate154;
const schema146 = {"description":"A message of version 2.","type":"object","discriminator":{"propertyName":"role"},"oneOf":[{"$ref":"session.v3.schema.json#/$defs/UserMessage"},{"$ref":"session.v3.schema.json#/$defs/AssistantMessage"},{"$ref":"session.v3.schema.json#/$defs/ToolResultMessage"},{"$ref":"session.v3.schema.json#/$defs/BashExecutionMessage"},{"$ref":"session.v3.schema.json#/$defs/CustomMessage"},{"$ref":"#/$defs/HookMessage"}]};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.customType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customType"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("hookMessage" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "hookMessage"}});
errors++;
}
}
if(data.customType !== undefined){
if(typeof data.customType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customType",schemaPath:"#/properties/customType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema147.properties.content.type}});
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate127(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
}
if(data.display !== undefined){
if(typeof data.display !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"role":true,"customType":true,"content":true,"display":true,"timestamp":true,"details":true},"dynamicProps":false,"dynamicItems":false};


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.role;
if(typeof tag0 == "string"){
if(tag0 === "user"){
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var props0 = {};
props0.role = true;
props0.content = true;
props0.timestamp = true;
}
else if(tag0 === "assistant"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
props0.api = true;
props0.provider = true;
props0.model = true;
props0.usage = true;
props0.stopReason = true;
props0.timestamp = true;
props0.responseModel = true;
props0.responseId = true;
props0.providerThinkingLevel = true;
props0.thinkingLevel = true;
props0.diagnostics = true;
props0.deferred = true;
props0.errorMessage = true;
props0.rawStopReason = true;
props0.endTurn = true;
props0.durationMs = true;
}
}
else if(tag0 === "toolResult"){
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.toolCallId = true;
props0.toolName = true;
props0.content = true;
props0.isError = true;
props0.timestamp = true;
props0.details = true;
props0.usage = true;
props0.nestedCalls = true;
props0.durationMs = true;
}
}
else if(tag0 === "bashExecution"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "command"}});
errors++;
}
if(data.output === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "output"}});
errors++;
}
if(data.cancelled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "cancelled"}});
errors++;
}
if(data.truncated === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "truncated"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("bashExecution" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/role/const",keyword:"const",params:{allowedValue: "bashExecution"}});
errors++;
}
}
if(data.command !== undefined){
if(typeof data.command !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/command",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/command/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.output !== undefined){
if(typeof data.output !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/output/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cancelled !== undefined){
if(typeof data.cancelled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/cancelled",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/cancelled/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/truncated",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/truncated/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.exitCode !== undefined){
let data6 = data.exitCode;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/exitCode",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/exitCode/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.fullOutputPath !== undefined){
if(typeof data.fullOutputPath !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fullOutputPath",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/fullOutputPath/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.excludeFromContext !== undefined){
if(typeof data.excludeFromContext !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/excludeFromContext",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/excludeFromContext/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.command = true;
props0.output = true;
props0.cancelled = true;
props0.truncated = true;
props0.timestamp = true;
props0.exitCode = true;
props0.fullOutputPath = true;
props0.excludeFromContext = true;
}
}
else if(tag0 === "custom"){
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.customType = true;
props0.content = true;
props0.display = true;
props0.timestamp = true;
props0.details = true;
}
}
else if(tag0 === "hookMessage"){
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.customType = true;
props0.content = true;
props0.display = true;
props0.timestamp = true;
props0.details = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "role", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "role", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate154.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate154.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const MessageEntryV2 = validate160;
const schema145 = {"description":"A message of the conversation.","type":"object","properties":{"type":{"const":"message"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"message":{"$ref":"#/$defs/MessageV2"}},"required":["type","id","parentId","timestamp","message"]};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.role;
if(typeof tag0 == "string"){
if(tag0 === "user"){
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var props0 = {};
props0.role = true;
props0.content = true;
props0.timestamp = true;
}
else if(tag0 === "assistant"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
props0.api = true;
props0.provider = true;
props0.model = true;
props0.usage = true;
props0.stopReason = true;
props0.timestamp = true;
props0.responseModel = true;
props0.responseId = true;
props0.providerThinkingLevel = true;
props0.thinkingLevel = true;
props0.diagnostics = true;
props0.deferred = true;
props0.errorMessage = true;
props0.rawStopReason = true;
props0.endTurn = true;
props0.durationMs = true;
}
}
else if(tag0 === "toolResult"){
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.toolCallId = true;
props0.toolName = true;
props0.content = true;
props0.isError = true;
props0.timestamp = true;
props0.details = true;
props0.usage = true;
props0.nestedCalls = true;
props0.durationMs = true;
}
}
else if(tag0 === "bashExecution"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "command"}});
errors++;
}
if(data.output === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "output"}});
errors++;
}
if(data.cancelled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "cancelled"}});
errors++;
}
if(data.truncated === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "truncated"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("bashExecution" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/role/const",keyword:"const",params:{allowedValue: "bashExecution"}});
errors++;
}
}
if(data.command !== undefined){
if(typeof data.command !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/command",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/command/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.output !== undefined){
if(typeof data.output !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/output/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cancelled !== undefined){
if(typeof data.cancelled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/cancelled",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/cancelled/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/truncated",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/truncated/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.exitCode !== undefined){
let data6 = data.exitCode;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/exitCode",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/exitCode/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.fullOutputPath !== undefined){
if(typeof data.fullOutputPath !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fullOutputPath",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/fullOutputPath/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.excludeFromContext !== undefined){
if(typeof data.excludeFromContext !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/excludeFromContext",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/excludeFromContext/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.command = true;
props0.output = true;
props0.cancelled = true;
props0.truncated = true;
props0.timestamp = true;
props0.exitCode = true;
props0.fullOutputPath = true;
props0.excludeFromContext = true;
}
}
else if(tag0 === "custom"){
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.customType = true;
props0.content = true;
props0.display = true;
props0.timestamp = true;
props0.details = true;
}
}
else if(tag0 === "hookMessage"){
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.customType = true;
props0.content = true;
props0.display = true;
props0.timestamp = true;
props0.details = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "role", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "role", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate138.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate138.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.type !== undefined){
if("message" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema145.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined){
if(!(validate138(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const SessionLineV2 = validate136;
const schema144 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"session.v2.schema.json","title":"SessionLineV2","description":"A line of a session file of version 2: a tree already, with the role hookMessage.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/HeaderV2"},{"$ref":"#/$defs/MessageEntryV2"},{"$ref":"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry"},{"$ref":"session.v3.schema.json#/$defs/ModelChangeEntry"},{"$ref":"session.v3.schema.json#/$defs/CompactionEntry"},{"$ref":"session.v3.schema.json#/$defs/BranchSummaryEntry"},{"$ref":"session.v3.schema.json#/$defs/CustomEntry"},{"$ref":"session.v3.schema.json#/$defs/CustomMessageEntry"},{"$ref":"session.v3.schema.json#/$defs/LabelEntry"},{"$ref":"session.v3.schema.json#/$defs/SessionInfoEntry"}],"$defs":{"HeaderV2":{"description":"The header of version 2.","type":"object","properties":{"type":{"const":"session"},"version":{"const":2},"id":{"type":"string","minLength":1},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"cwd":{"type":"string"},"parentSession":{"type":"string"}},"required":["type","version","id","timestamp","cwd"]},"HookMessage":{"description":"What an extension said, under its old role.","type":"object","properties":{"role":{"const":"hookMessage"},"customType":{"type":"string"},"content":{"type":["string","array"],"items":{"$ref":"session.v3.schema.json#/$defs/TextOrImage"}},"display":{"description":"The terminal shows it.","type":"boolean"},"timestamp":{"description":"Milliseconds since 1970.","type":"number"},"details":{"description":"Data of the extension's; not sent.","tsType":"unknown"}},"required":["role","customType","content","display","timestamp"]},"MessageV2":{"description":"A message of version 2.","type":"object","discriminator":{"propertyName":"role"},"oneOf":[{"$ref":"session.v3.schema.json#/$defs/UserMessage"},{"$ref":"session.v3.schema.json#/$defs/AssistantMessage"},{"$ref":"session.v3.schema.json#/$defs/ToolResultMessage"},{"$ref":"session.v3.schema.json#/$defs/BashExecutionMessage"},{"$ref":"session.v3.schema.json#/$defs/CustomMessage"},{"$ref":"#/$defs/HookMessage"}]},"MessageEntryV2":{"description":"A message of the conversation.","type":"object","properties":{"type":{"const":"message"},"id":{"description":"Unique in the file: usually 8 hex digits, sometimes a UUID.","type":"string","minLength":1},"parentId":{"description":"The entry that this one follows; null for a root.","type":["string","null"]},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"message":{"$ref":"#/$defs/MessageV2"}},"required":["type","id","parentId","timestamp","message"]}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.type !== undefined){
if("message" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data2 = data.parentId;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: schema145.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined){
if(!(validate138(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"type":true,"id":true,"parentId":true,"timestamp":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="session.v2.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "session"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/HeaderV2/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/HeaderV2/required",keyword:"required",params:{missingProperty: "version"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/HeaderV2/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/HeaderV2/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.cwd === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/HeaderV2/required",keyword:"required",params:{missingProperty: "cwd"}});
errors++;
}
if(data.type !== undefined){
if("session" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/HeaderV2/properties/type/const",keyword:"const",params:{allowedValue: "session"}});
errors++;
}
}
if(data.version !== undefined){
if(2 !== data.version){
(vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/$defs/HeaderV2/properties/version/const",keyword:"const",params:{allowedValue: 2}});
errors++;
}
}
if(data.id !== undefined){
let data2 = data.id;
if(typeof data2 === "string"){
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/HeaderV2/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/HeaderV2/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data3 = data.timestamp;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/HeaderV2/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/HeaderV2/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/$defs/HeaderV2/properties/cwd/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentSession !== undefined){
if(typeof data.parentSession !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/parentSession",schemaPath:"#/$defs/HeaderV2/properties/parentSession/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/HeaderV2/type",keyword:"type",params:{type: "object"}});
errors++;
}
var props0 = {};
props0.type = true;
props0.version = true;
props0.id = true;
props0.timestamp = true;
props0.cwd = true;
props0.parentSession = true;
}
else if(tag0 === "message"){
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.message = true;
}
}
else if(tag0 === "thinking_level_change"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.thinkingLevel === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/required",keyword:"required",params:{missingProperty: "thinkingLevel"}});
errors++;
}
if(data.type !== undefined){
if("thinking_level_change" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/properties/type/const",keyword:"const",params:{allowedValue: "thinking_level_change"}});
errors++;
}
}
if(data.id !== undefined){
let data7 = data.id;
if(typeof data7 === "string"){
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data8 = data.parentId;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/properties/parentId/type",keyword:"type",params:{type: schema72.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data9 = data.timestamp;
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingLevel !== undefined){
if(typeof data.thinkingLevel !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingLevel",schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/properties/thinkingLevel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ThinkingLevelChangeEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.thinkingLevel = true;
}
}
else if(tag0 === "model_change"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "provider"}});
errors++;
}
if(data.modelId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/required",keyword:"required",params:{missingProperty: "modelId"}});
errors++;
}
if(data.type !== undefined){
if("model_change" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/properties/type/const",keyword:"const",params:{allowedValue: "model_change"}});
errors++;
}
}
if(data.id !== undefined){
let data12 = data.id;
if(typeof data12 === "string"){
if(func1(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data13 = data.parentId;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/properties/parentId/type",keyword:"type",params:{type: schema73.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data14 = data.timestamp;
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modelId !== undefined){
if(typeof data.modelId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/modelId",schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/properties/modelId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/ModelChangeEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.provider = true;
props0.modelId = true;
}
}
else if(tag0 === "compaction"){
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.summary = true;
props0.firstKeptEntryId = true;
props0.tokensBefore = true;
props0.details = true;
props0.usage = true;
props0.fromHook = true;
props0.systemMessage = true;
}
}
else if(tag0 === "branch_summary"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.fromId = true;
props0.summary = true;
props0.details = true;
props0.usage = true;
props0.fromHook = true;
}
}
else if(tag0 === "custom"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.customType === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/CustomEntry/required",keyword:"required",params:{missingProperty: "customType"}});
errors++;
}
if(data.type !== undefined){
if("custom" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"session.v3.schema.json#/$defs/CustomEntry/properties/type/const",keyword:"const",params:{allowedValue: "custom"}});
errors++;
}
}
if(data.id !== undefined){
let data18 = data.id;
if(typeof data18 === "string"){
if(func1(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"session.v3.schema.json#/$defs/CustomEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"session.v3.schema.json#/$defs/CustomEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data19 = data.parentId;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"session.v3.schema.json#/$defs/CustomEntry/properties/parentId/type",keyword:"type",params:{type: schema74.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data20 = data.timestamp;
if(typeof data20 === "string"){
if(!(formats0.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/CustomEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/CustomEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.customType !== undefined){
if(typeof data.customType !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/customType",schemaPath:"session.v3.schema.json#/$defs/CustomEntry/properties/customType/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/CustomEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.customType = true;
props0.data = true;
}
}
else if(tag0 === "custom_message"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.customType = true;
props0.content = true;
props0.display = true;
props0.details = true;
}
}
else if(tag0 === "label"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.targetId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/LabelEntry/required",keyword:"required",params:{missingProperty: "targetId"}});
errors++;
}
if(data.type !== undefined){
if("label" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"session.v3.schema.json#/$defs/LabelEntry/properties/type/const",keyword:"const",params:{allowedValue: "label"}});
errors++;
}
}
if(data.id !== undefined){
let data23 = data.id;
if(typeof data23 === "string"){
if(func1(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"session.v3.schema.json#/$defs/LabelEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"session.v3.schema.json#/$defs/LabelEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data24 = data.parentId;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"session.v3.schema.json#/$defs/LabelEntry/properties/parentId/type",keyword:"type",params:{type: schema75.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data25 = data.timestamp;
if(typeof data25 === "string"){
if(!(formats0.validate(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/LabelEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/LabelEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.targetId !== undefined){
if(typeof data.targetId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/targetId",schemaPath:"session.v3.schema.json#/$defs/LabelEntry/properties/targetId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"session.v3.schema.json#/$defs/LabelEntry/properties/label/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/LabelEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.targetId = true;
props0.label = true;
}
}
else if(tag0 === "session_info"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/SessionInfoEntry/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/SessionInfoEntry/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.parentId === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/SessionInfoEntry/required",keyword:"required",params:{missingProperty: "parentId"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/SessionInfoEntry/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.type !== undefined){
if("session_info" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"session.v3.schema.json#/$defs/SessionInfoEntry/properties/type/const",keyword:"const",params:{allowedValue: "session_info"}});
errors++;
}
}
if(data.id !== undefined){
let data29 = data.id;
if(typeof data29 === "string"){
if(func1(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"session.v3.schema.json#/$defs/SessionInfoEntry/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"session.v3.schema.json#/$defs/SessionInfoEntry/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentId !== undefined){
let data30 = data.parentId;
if((typeof data30 !== "string") && (data30 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parentId",schemaPath:"session.v3.schema.json#/$defs/SessionInfoEntry/properties/parentId/type",keyword:"type",params:{type: schema76.properties.parentId.type}});
errors++;
}
}
if(data.timestamp !== undefined){
let data31 = data.timestamp;
if(typeof data31 === "string"){
if(!(formats0.validate(data31))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/SessionInfoEntry/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/SessionInfoEntry/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"session.v3.schema.json#/$defs/SessionInfoEntry/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/SessionInfoEntry/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.parentId = true;
props0.timestamp = true;
props0.name = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate136.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate136.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const HeaderV1 = validate170;
const schema164 = {"description":"The header of version 1; the first releases kept the settings in it.","type":"object","properties":{"type":{"const":"session"},"id":{"type":"string","minLength":1},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"cwd":{"type":"string"},"version":{"const":1},"provider":{"type":"string"},"modelId":{"type":"string"},"model":{"type":"string"},"thinkingLevel":{"type":"string"},"branchedFrom":{"type":"string"},"parentSession":{"type":"string"}},"required":["type","id","timestamp","cwd"]};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.cwd === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cwd"}});
errors++;
}
if(data.type !== undefined){
if("session" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "session"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data2 = data.timestamp;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
(vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1}});
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modelId !== undefined){
if(typeof data.modelId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/modelId",schemaPath:"#/properties/modelId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingLevel !== undefined){
if(typeof data.thinkingLevel !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingLevel",schemaPath:"#/properties/thinkingLevel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.branchedFrom !== undefined){
if(typeof data.branchedFrom !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/branchedFrom",schemaPath:"#/properties/branchedFrom/type",keyword:"type",params:{type: "string"}});
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
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"type":true,"id":true,"timestamp":true,"cwd":true,"version":true,"provider":true,"modelId":true,"model":true,"thinkingLevel":true,"branchedFrom":true,"parentSession":true},"dynamicProps":false,"dynamicItems":false};

export const MessageV1 = validate171;
const schema162 = {"description":"A message of version 1.","type":"object","discriminator":{"propertyName":"role"},"oneOf":[{"$ref":"session.v3.schema.json#/$defs/UserMessage"},{"$ref":"session.v3.schema.json#/$defs/AssistantMessage"},{"$ref":"session.v3.schema.json#/$defs/ToolResultMessage"},{"$ref":"session.v3.schema.json#/$defs/BashExecutionMessage"}]};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.role;
if(typeof tag0 == "string"){
if(tag0 === "user"){
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var props0 = {};
props0.role = true;
props0.content = true;
props0.timestamp = true;
}
else if(tag0 === "assistant"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
props0.api = true;
props0.provider = true;
props0.model = true;
props0.usage = true;
props0.stopReason = true;
props0.timestamp = true;
props0.responseModel = true;
props0.responseId = true;
props0.providerThinkingLevel = true;
props0.thinkingLevel = true;
props0.diagnostics = true;
props0.deferred = true;
props0.errorMessage = true;
props0.rawStopReason = true;
props0.endTurn = true;
props0.durationMs = true;
}
}
else if(tag0 === "toolResult"){
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.toolCallId = true;
props0.toolName = true;
props0.content = true;
props0.isError = true;
props0.timestamp = true;
props0.details = true;
props0.usage = true;
props0.nestedCalls = true;
props0.durationMs = true;
}
}
else if(tag0 === "bashExecution"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "command"}});
errors++;
}
if(data.output === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "output"}});
errors++;
}
if(data.cancelled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "cancelled"}});
errors++;
}
if(data.truncated === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "truncated"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("bashExecution" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/role/const",keyword:"const",params:{allowedValue: "bashExecution"}});
errors++;
}
}
if(data.command !== undefined){
if(typeof data.command !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/command",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/command/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.output !== undefined){
if(typeof data.output !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/output/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cancelled !== undefined){
if(typeof data.cancelled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/cancelled",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/cancelled/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/truncated",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/truncated/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.exitCode !== undefined){
let data6 = data.exitCode;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/exitCode",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/exitCode/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.fullOutputPath !== undefined){
if(typeof data.fullOutputPath !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fullOutputPath",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/fullOutputPath/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.excludeFromContext !== undefined){
if(typeof data.excludeFromContext !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/excludeFromContext",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/excludeFromContext/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.command = true;
props0.output = true;
props0.cancelled = true;
props0.truncated = true;
props0.timestamp = true;
props0.exitCode = true;
props0.fullOutputPath = true;
props0.excludeFromContext = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "role", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "role", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate171.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate171.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const MessageEntryV1 = validate175;
const schema161 = {"description":"A message of the conversation.","type":"object","properties":{"type":{"const":"message"},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"message":{"$ref":"#/$defs/MessageV1"}},"required":["type","timestamp","message"]};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.role;
if(typeof tag0 == "string"){
if(tag0 === "user"){
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var props0 = {};
props0.role = true;
props0.content = true;
props0.timestamp = true;
}
else if(tag0 === "assistant"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.content = true;
props0.api = true;
props0.provider = true;
props0.model = true;
props0.usage = true;
props0.stopReason = true;
props0.timestamp = true;
props0.responseModel = true;
props0.responseId = true;
props0.providerThinkingLevel = true;
props0.thinkingLevel = true;
props0.diagnostics = true;
props0.deferred = true;
props0.errorMessage = true;
props0.rawStopReason = true;
props0.endTurn = true;
props0.durationMs = true;
}
}
else if(tag0 === "toolResult"){
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.toolCallId = true;
props0.toolName = true;
props0.content = true;
props0.isError = true;
props0.timestamp = true;
props0.details = true;
props0.usage = true;
props0.nestedCalls = true;
props0.durationMs = true;
}
}
else if(tag0 === "bashExecution"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "role"}});
errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "command"}});
errors++;
}
if(data.output === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "output"}});
errors++;
}
if(data.cancelled === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "cancelled"}});
errors++;
}
if(data.truncated === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "truncated"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.role !== undefined){
if("bashExecution" !== data.role){
(vErrors ??= []).push({instancePath:instancePath+"/role",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/role/const",keyword:"const",params:{allowedValue: "bashExecution"}});
errors++;
}
}
if(data.command !== undefined){
if(typeof data.command !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/command",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/command/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.output !== undefined){
if(typeof data.output !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/output/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cancelled !== undefined){
if(typeof data.cancelled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/cancelled",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/cancelled/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/truncated",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/truncated/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data5 = data.timestamp;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/timestamp/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.exitCode !== undefined){
let data6 = data.exitCode;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/exitCode",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/exitCode/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.fullOutputPath !== undefined){
if(typeof data.fullOutputPath !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fullOutputPath",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/fullOutputPath/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.excludeFromContext !== undefined){
if(typeof data.excludeFromContext !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/excludeFromContext",schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/properties/excludeFromContext/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"session.v3.schema.json#/$defs/BashExecutionMessage/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.role = true;
props0.command = true;
props0.output = true;
props0.cancelled = true;
props0.truncated = true;
props0.timestamp = true;
props0.exitCode = true;
props0.fullOutputPath = true;
props0.excludeFromContext = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "role", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "role", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate164.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate164.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.type !== undefined){
if("message" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined){
if(!(validate164(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":{"type":true,"timestamp":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const ThinkingLevelChangeEntryV1 = validate177;
const schema165 = {"description":"The thinking level from here on.","type":"object","properties":{"type":{"const":"thinking_level_change"},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"thinkingLevel":{"type":"string"}},"required":["type","timestamp","thinkingLevel"]};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.thinkingLevel === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thinkingLevel"}});
errors++;
}
if(data.type !== undefined){
if("thinking_level_change" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "thinking_level_change"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingLevel !== undefined){
if(typeof data.thinkingLevel !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingLevel",schemaPath:"#/properties/thinkingLevel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"type":true,"timestamp":true,"thinkingLevel":true},"dynamicProps":false,"dynamicItems":false};

export const ModelChangeEntryV1 = validate178;
const schema166 = {"description":"The model from here on; the first releases wrote one member.","type":"object","properties":{"type":{"const":"model_change"},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"provider":{"type":"string"},"modelId":{"type":"string"},"model":{"type":"string"}},"required":["type","timestamp"]};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.type !== undefined){
if("model_change" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "model_change"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modelId !== undefined){
if(typeof data.modelId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/modelId",schemaPath:"#/properties/modelId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"type":true,"timestamp":true,"provider":true,"modelId":true,"model":true},"dynamicProps":false,"dynamicItems":false};

export const CompactionEntryV1 = validate179;
const schema167 = {"description":"A summary that takes the place of what came before.","type":"object","properties":{"type":{"const":"compaction"},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"summary":{"type":"string"},"firstKeptEntryIndex":{"description":"The line of the first kept entry, counted with the header as 0.","type":"number"},"tokensBefore":{"type":"number"}},"required":["type","timestamp","summary","firstKeptEntryIndex","tokensBefore"]};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.firstKeptEntryIndex === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstKeptEntryIndex"}});
errors++;
}
if(data.tokensBefore === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokensBefore"}});
errors++;
}
if(data.type !== undefined){
if("compaction" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "compaction"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.firstKeptEntryIndex !== undefined){
let data3 = data.firstKeptEntryIndex;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/firstKeptEntryIndex",schemaPath:"#/properties/firstKeptEntryIndex/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.tokensBefore !== undefined){
let data4 = data.tokensBefore;
if(!((typeof data4 == "number") && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/tokensBefore",schemaPath:"#/properties/tokensBefore/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":{"type":true,"timestamp":true,"summary":true,"firstKeptEntryIndex":true,"tokensBefore":true},"dynamicProps":false,"dynamicItems":false};

export const SessionLineV1 = validate162;
const schema160 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"session.v1.schema.json","title":"SessionLineV1","description":"A line of a session file of version 1: in order, without ids.","type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/$defs/HeaderV1"},{"$ref":"#/$defs/MessageEntryV1"},{"$ref":"#/$defs/ThinkingLevelChangeEntryV1"},{"$ref":"#/$defs/ModelChangeEntryV1"},{"$ref":"#/$defs/CompactionEntryV1"}],"$defs":{"HeaderV1":{"description":"The header of version 1; the first releases kept the settings in it.","type":"object","properties":{"type":{"const":"session"},"id":{"type":"string","minLength":1},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"cwd":{"type":"string"},"version":{"const":1},"provider":{"type":"string"},"modelId":{"type":"string"},"model":{"type":"string"},"thinkingLevel":{"type":"string"},"branchedFrom":{"type":"string"},"parentSession":{"type":"string"}},"required":["type","id","timestamp","cwd"]},"MessageV1":{"description":"A message of version 1.","type":"object","discriminator":{"propertyName":"role"},"oneOf":[{"$ref":"session.v3.schema.json#/$defs/UserMessage"},{"$ref":"session.v3.schema.json#/$defs/AssistantMessage"},{"$ref":"session.v3.schema.json#/$defs/ToolResultMessage"},{"$ref":"session.v3.schema.json#/$defs/BashExecutionMessage"}]},"MessageEntryV1":{"description":"A message of the conversation.","type":"object","properties":{"type":{"const":"message"},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"message":{"$ref":"#/$defs/MessageV1"}},"required":["type","timestamp","message"]},"ThinkingLevelChangeEntryV1":{"description":"The thinking level from here on.","type":"object","properties":{"type":{"const":"thinking_level_change"},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"thinkingLevel":{"type":"string"}},"required":["type","timestamp","thinkingLevel"]},"ModelChangeEntryV1":{"description":"The model from here on; the first releases wrote one member.","type":"object","properties":{"type":{"const":"model_change"},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"provider":{"type":"string"},"modelId":{"type":"string"},"model":{"type":"string"}},"required":["type","timestamp"]},"CompactionEntryV1":{"description":"A summary that takes the place of what came before.","type":"object","properties":{"type":{"const":"compaction"},"timestamp":{"description":"ISO 8601.","type":"string","format":"date-time"},"summary":{"type":"string"},"firstKeptEntryIndex":{"description":"The line of the first kept entry, counted with the header as 0.","type":"number"},"tokensBefore":{"type":"number"}},"required":["type","timestamp","summary","firstKeptEntryIndex","tokensBefore"]}}};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}});
errors++;
}
if(data.type !== undefined){
if("message" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data1 = data.timestamp;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.message !== undefined){
if(!(validate164(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"type":true,"timestamp":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="session.v1.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "session"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/HeaderV1/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/HeaderV1/required",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/HeaderV1/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.cwd === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/HeaderV1/required",keyword:"required",params:{missingProperty: "cwd"}});
errors++;
}
if(data.type !== undefined){
if("session" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/HeaderV1/properties/type/const",keyword:"const",params:{allowedValue: "session"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/HeaderV1/properties/id/minLength",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/$defs/HeaderV1/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data2 = data.timestamp;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/HeaderV1/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/HeaderV1/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cwd !== undefined){
if(typeof data.cwd !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cwd",schemaPath:"#/$defs/HeaderV1/properties/cwd/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
(vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/$defs/HeaderV1/properties/version/const",keyword:"const",params:{allowedValue: 1}});
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"#/$defs/HeaderV1/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modelId !== undefined){
if(typeof data.modelId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/modelId",schemaPath:"#/$defs/HeaderV1/properties/modelId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/$defs/HeaderV1/properties/model/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingLevel !== undefined){
if(typeof data.thinkingLevel !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingLevel",schemaPath:"#/$defs/HeaderV1/properties/thinkingLevel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.branchedFrom !== undefined){
if(typeof data.branchedFrom !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/branchedFrom",schemaPath:"#/$defs/HeaderV1/properties/branchedFrom/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.parentSession !== undefined){
if(typeof data.parentSession !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/parentSession",schemaPath:"#/$defs/HeaderV1/properties/parentSession/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/HeaderV1/type",keyword:"type",params:{type: "object"}});
errors++;
}
var props0 = {};
props0.type = true;
props0.id = true;
props0.timestamp = true;
props0.cwd = true;
props0.version = true;
props0.provider = true;
props0.modelId = true;
props0.model = true;
props0.thinkingLevel = true;
props0.branchedFrom = true;
props0.parentSession = true;
}
else if(tag0 === "message"){
if(!(validate163(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.timestamp = true;
props0.message = true;
}
}
else if(tag0 === "thinking_level_change"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntryV1/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntryV1/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.thinkingLevel === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntryV1/required",keyword:"required",params:{missingProperty: "thinkingLevel"}});
errors++;
}
if(data.type !== undefined){
if("thinking_level_change" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ThinkingLevelChangeEntryV1/properties/type/const",keyword:"const",params:{allowedValue: "thinking_level_change"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data12 = data.timestamp;
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/ThinkingLevelChangeEntryV1/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/ThinkingLevelChangeEntryV1/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.thinkingLevel !== undefined){
if(typeof data.thinkingLevel !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/thinkingLevel",schemaPath:"#/$defs/ThinkingLevelChangeEntryV1/properties/thinkingLevel/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ThinkingLevelChangeEntryV1/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.timestamp = true;
props0.thinkingLevel = true;
}
}
else if(tag0 === "model_change"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntryV1/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntryV1/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.type !== undefined){
if("model_change" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/ModelChangeEntryV1/properties/type/const",keyword:"const",params:{allowedValue: "model_change"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data15 = data.timestamp;
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/ModelChangeEntryV1/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/ModelChangeEntryV1/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.provider !== undefined){
if(typeof data.provider !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/provider",schemaPath:"#/$defs/ModelChangeEntryV1/properties/provider/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.modelId !== undefined){
if(typeof data.modelId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/modelId",schemaPath:"#/$defs/ModelChangeEntryV1/properties/modelId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/$defs/ModelChangeEntryV1/properties/model/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/ModelChangeEntryV1/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.timestamp = true;
props0.provider = true;
props0.modelId = true;
props0.model = true;
}
}
else if(tag0 === "compaction"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionEntryV1/required",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionEntryV1/required",keyword:"required",params:{missingProperty: "timestamp"}});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionEntryV1/required",keyword:"required",params:{missingProperty: "summary"}});
errors++;
}
if(data.firstKeptEntryIndex === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionEntryV1/required",keyword:"required",params:{missingProperty: "firstKeptEntryIndex"}});
errors++;
}
if(data.tokensBefore === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionEntryV1/required",keyword:"required",params:{missingProperty: "tokensBefore"}});
errors++;
}
if(data.type !== undefined){
if("compaction" !== data.type){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/$defs/CompactionEntryV1/properties/type/const",keyword:"const",params:{allowedValue: "compaction"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data20 = data.timestamp;
if(typeof data20 === "string"){
if(!(formats0.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/CompactionEntryV1/properties/timestamp/format",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/CompactionEntryV1/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/$defs/CompactionEntryV1/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.firstKeptEntryIndex !== undefined){
let data22 = data.firstKeptEntryIndex;
if(!((typeof data22 == "number") && (isFinite(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/firstKeptEntryIndex",schemaPath:"#/$defs/CompactionEntryV1/properties/firstKeptEntryIndex/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data.tokensBefore !== undefined){
let data23 = data.tokensBefore;
if(!((typeof data23 == "number") && (isFinite(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/tokensBefore",schemaPath:"#/$defs/CompactionEntryV1/properties/tokensBefore/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/$defs/CompactionEntryV1/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.timestamp = true;
props0.summary = true;
props0.firstKeptEntryIndex = true;
props0.tokensBefore = true;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate162.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate162.evaluated = {"dynamicProps":true,"dynamicItems":false};

