// A reader that says in one of three ways that it has none: of entries, of labels, of counts. Plain JavaScript, as it is
// started as a process of its own.
import { createModelDriver } from '../../dist/runner/drivers/model.js';
import { serve } from '../../dist/runner/driver-kit/serve.js';

const model = createModelDriver();

/** A nil slice of Go. */
const nil = (value) => (Array.isArray(value) && value.length === 0 ? null : value);

const KINDS = {
  entries: {
    'session/read': (params) => {
      const answer = model['session/read'](params);
      return { ...answer, entries: nil(answer.entries) };
    },
    'session/branch': (params) => ({ entryIds: nil(model['session/branch'](params).entryIds) }),
  },
  labels: {
    'session/info': (params) => {
      const { labels, ...rest } = model['session/info'](params);
      return {
        ...rest,
        labels: Object.fromEntries(Object.entries(labels).filter(([, label]) => label !== null)),
      };
    },
  },
  messageCount: {
    'session/info': (params) => ({ ...model['session/info'](params), messageCount: null }),
  },
};

await serve({ ...model, ...KINDS[process.argv[2]] });
