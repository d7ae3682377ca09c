import {
  assistant,
  modelChange,
  sessionOf,
  thinkingLevelChange,
  user,
  type EntryKind,
  type Session,
  type SessionConstraints,
} from '../../../generators/index.ts';
import { caseOf, readingRule, type Expected } from '../../asking/reading-rule.ts';
import { having, loaded } from '../../asking/sessions-to-read.ts';
import { contextOf } from '../../model/index.ts';
import { requirement } from '../../requirements/index.ts';
import { PLAIN } from './plain.ts';

const level: Expected = (read, leafId) => ({ thinkingLevel: contextOf(read, leafId).thinkingLevel });
const model: Expected = (read, leafId) => ({ model: contextOf(read, leafId).model });

const onBranch = (type: EntryKind) => (made: Session) => {
  const byId = new Map(made.entries.map((entry) => [entry.id, entry]));
  for (let entry = made.entries.at(-1); entry !== undefined; entry = byId.get(entry.parentId ?? '')) {
    if (entry.type === type) return true;
  }
  return false;
};

const SETTINGS: SessionConstraints = {
  ...PLAIN,
  shape: 'chain',
  types: { message: 1, model_change: 2, thinking_level_change: 2, label: 1 },
  roles: ['user'],
};

export const thinkingLevel = readingRule({
  ...requirement('context/thinking-level'),
  method: 'session/context',
  cases: having(SETTINGS, onBranch('thinking_level_change')),
  examples: () => [
    {
      name: 'the later change is on another branch',
      input: caseOf(
        sessionOf(
          thinkingLevelChange('a1', { thinkingLevel: 'low' }),
          thinkingLevelChange('b2', { thinkingLevel: 'high' }),
          user('c3', 'again', { parent: 'a1' }),
        ),
      ),
    },
  ],
  expected: level,
});

export const thinkingDefault = readingRule({
  ...requirement('context/thinking-default'),
  method: 'session/context',
  cases: loaded({
    ...PLAIN,
    types: ['message', 'model_change'],
    roles: ['user'],
    shape: 'chain',
    maxEntries: 3,
  }),
  examples: () => [
    { name: 'a model, and no level', input: caseOf(sessionOf(modelChange('a1'), user('b2'))) },
  ],
  expected: level,
});

export const modelChanged = readingRule({
  ...requirement('context/model'),
  method: 'session/context',
  cases: having(SETTINGS, onBranch('model_change')),
  examples: () => [
    {
      name: 'the later change is on another branch',
      input: caseOf(
        sessionOf(
          modelChange('a1', { provider: 'anthropic', modelId: 'claude' }),
          modelChange('b2', { provider: 'openai', modelId: 'gpt' }),
          user('c3', 'again', { parent: 'a1' }),
        ),
      ),
    },
    {
      name: 'changed twice on the branch',
      input: caseOf(
        sessionOf(
          modelChange('a1', { provider: 'anthropic', modelId: 'claude' }),
          user('b2'),
          modelChange('c3', { provider: 'openai', modelId: 'gpt' }),
        ),
      ),
    },
  ],
  expected: model,
});

export const modelOfAssistant = readingRule({
  ...requirement('context/model-of-assistant'),
  method: 'session/context',
  cases: loaded({
    ...PLAIN,
    types: ['message', 'model_change'],
    roles: ['user', 'assistant'],
    shape: 'chain',
    maxEntries: 4,
  }),
  examples: () => [
    {
      name: 'a virtual model, then the model that answered',
      input: caseOf(sessionOf(modelChange('a1'), user('b2'), assistant('c3'))),
    },
    { name: 'never set', input: caseOf(sessionOf(user('a1'))) },
  ],
  expected: model,
});
