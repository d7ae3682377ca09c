import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { READING_METHODS, type Method } from '../../schema/protocol.ts';
import { reportBytes, REPORTS } from '../../suites/reports/reports.ts';
import { differential, differentialText } from '../tools/differential.ts';
import type { AnyDriver, Params } from '../driver-kit/driver.ts';
import { normalizeBoth, idsByPosition } from '../case/normalize.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { RunningDriver } from '../testing/drivers.ts';

const COMPARED = READING_METHODS.filter((method) => method !== 'session/validate');
const python = new RunningDriver('python');
const pi = new RunningDriver('pi');
afterAll(() => Promise.all([python.stop(), pi.stop()]));

const askPython = (method: Method) => async (params: Params) => {
  const answer = (await python.ask(method, params)) as Params;
  if ('rejected' in answer) throw new Rejected(String(answer['rejected']));
  if ('fault' in answer) throw new Error(`${method}: ${JSON.stringify(answer)}`);
  return answer;
};

/** The driver in Python as an object: what it answers is what it says over its pipe. */
const pythonDriver: AnyDriver = {
  initialize: () => undefined,
  ...Object.fromEntries(COMPARED.map((method) => [method, askPython(method)])),
};

test('Python answers as Pi does on random sessions of all versions', { timeout: 300_000 }, async () => {
  const report = await differential({ runs: 400, seed: 7, infoEvery: 4, model: pythonDriver });
  expect(differentialText(report)).toContain('always agree');
  expect(report.compared).toMatchObject({ 'session/read': 400, 'session/context': 400 });
});

/** Reports on which the two differ: the hazard of Pi, and the methods in which it shows. */
const HAZARDS: Readonly<Record<string, { readonly pi: string; readonly methods: readonly Method[] }>> = {
  'B01-duplicate-setup-entries': {
    pi: 'shows an id that stands twice as two nodes',
    methods: ['session/tree'],
  },
  'B03-cycle-off-branch': { pi: 'does not come to entries in a cycle', methods: ['session/tree'] },
  'B03-two-entry-cycle': {
    pi: 'never returns from a cycle on the branch, and does not come to its entries',
    methods: ['session/tree', 'session/branch', 'session/context'],
  },
  'B37-empty-file': { pi: 'writes a new header into an empty file', methods: COMPARED },
  'B39-version-null': {
    pi: 'takes `version: null` for version 1 and flattens the branches',
    methods: ['session/read', 'session/tree', 'session/branch', 'session/context'],
  },
  'B97-foreign-entries-under-a-pi-header': {
    pi: 'lists entries that have no id',
    methods: ['session/read', 'session/tree'],
  },
  'B49-message-missing': {
    pi: 'throws at a message entry without a message, and does not list the session',
    methods: ['session/context', 'session/info'],
  },
  'B49-user-content-null': {
    pi: 'does not list a session with a message whose content is null',
    methods: ['session/info'],
  },
};

/** Time enough for Pi to answer a small file, had it an answer. */
const HANGS_AFTER = 2_000;

/** The answer of one driver, as it is compared: made-up ids by position, a refusal without its words. */
async function answerOf(driver: RunningDriver, report: string, method: Method, deadline?: number) {
  const path = join(driver.folder, `${report}.jsonl`);
  writeFileSync(path, reportBytes(report));
  // Reading first makes Pi bring an older file up to date, and tells the ids that were made up for it.
  const read = await driver.ask('session/read', { path });
  const answer = (await driver.ask(method, { path }, deadline)) as Params;
  if ('rejected' in answer) return { rejected: true };
  return 'fault' in answer ? answer : idsByPosition(answer, [{ result: read }]);
}

async function answersTo(report: string, method: Method, deadline?: number) {
  const both = [python, pi].map((driver) => answerOf(driver, report, method, deadline));
  const [fromPython, fromPi] = await Promise.all(both);
  const { expected, received } = normalizeBoth(method, fromPython, fromPi);
  return { python: expected, pi: received };
}

describe.each(Object.keys(REPORTS))('%s', (report) => {
  const { methods = [], pi: hazard = '' } = HAZARDS[report] ?? {};

  test.each(COMPARED.filter((method) => !methods.includes(method)))(
    '%s: both answer alike',
    async (method) => {
      const answers = await answersTo(report, method);
      expect(answers.python).toEqual(answers.pi);
    },
  );

  // A hazard that is none any more has to go from the table.
  test.each(methods)(`%s: Pi ${hazard}`, async (method) => {
    const answers = await answersTo(report, method, HANGS_AFTER);
    expect(answers.python).not.toHaveProperty('fault');
    expect(answers.python).not.toEqual(answers.pi);
  });
});
