// Whole sessions and files
export {
  leafOf,
  session,
  sessionHeader,
  sessionWithLeaf,
  type SessionConstraints,
  type SessionWithLeaf,
} from './session.ts';
export { sessionFile, type SessionFile } from './session-file.ts';
export {
  hasRole,
  inVersion,
  isInVersion,
  legacyConstraints,
  legacySession,
  type LegacyConstraints,
  type LegacyFile,
  type OldVersion,
} from './legacy.ts';
export { framing, sessionBytes, sessionText, type Framing } from './framing.ts';
export { SHAPES, type Shape } from './shapes.ts';

// Entries and messages
export {
  ENTRY_KINDS,
  isKnown,
  payload,
  type EntryKind,
  type Keep,
  type Payload,
  type PayloadConstraints,
} from './payloads.ts';
export {
  isKnownRole,
  message,
  STORED_ROLES,
  systemMessage,
  type MessageConstraints,
  type StoredRole,
} from './messages.ts';
export {
  answeredBy,
  answerableCallsOf,
  answering,
  callFor,
  callsIn,
  callsOf,
  exchange,
  isSilent,
  type Exchange,
} from './exchange.ts';
export { isEditable } from './assemble.ts';

// Their parts
export {
  anyBlocks,
  assistantBlocks,
  imageBlock,
  textAndImages,
  textBlock,
  thinkingBlock,
  toolCallBlock,
} from './blocks.ts';
export { isoTime, milliseconds } from './clock.ts';
export { roughWorkingDirectory, workingDirectory } from './directories.ts';
export { entryId } from './ids.ts';
export { anyJson, anyJsonObject } from './json.ts';
export { invalidSessionId, sessionId } from './session-id.ts';
export { hostileText, plainText, text, type TextKind } from './text.ts';
export { usage } from './usage.ts';

// What a release of Pi knows
export { compareReleases, FEATURES, featuresOf, isRelease, type Feature } from './features.ts';

// Sessions written by hand
export {
  assistant,
  bash,
  branchSummary,
  compaction,
  custom,
  customMessage,
  edit,
  header,
  label,
  modelChange,
  sessionFrom,
  sessionInfo,
  sessionOf,
  system,
  thinkingLevelChange,
  toolCall,
  toolResult,
  usageEntry,
  user,
  type Place,
  type Session,
} from './builders.ts';

// Faults, each of which breaks one rule
export {
  exchangeFaults,
  faults,
  faulty,
  faultyIn,
  faultyTwice,
  fits,
  memberFaults,
  namedFaults,
  smallest,
  withKit,
  type Broken,
  type BrokenPlace,
  type Draft,
  type DraftLine,
  type Fault,
  type FaultyFile,
} from './faults/index.ts';
