import { describe, expect, test } from 'vitest';
import { rules } from '../suites/index.ts';
import { reportObserved } from '../suites/reports/reports.ts';
import { isObject, type JsonObject } from '../suites/model/index.ts';
import { entriesOf } from '../suites/driving/bytes.ts';
import { resultOf, type Moment } from '../suites/driving/moment.ts';
import { programOf, scriptOf, SCRIPTS, wholeMessage } from '../suites/reports/scripts.ts';
import { createPiDriver } from './drivers/pi.ts';
import { ModuleTarget } from './target/module-target.ts';
import { runProgram } from './case/program.ts';
import { Scratch } from './case/scratch.ts';

const pi = await createPiDriver();

/** Takes the steps of a script with the real Pi. */
async function drivenByPi(report: string): Promise<readonly Moment[]> {
  const scratch = new Scratch();
  const target = new ModuleTarget(pi);
  const folder = scratch.caseFolder();
  try {
    const { methods } = await target.initialize();
    const asker = { target, scratch, deadline: 10_000, methods };
    const driven = await runProgram({ steps: () => [], sees: () => true }, programOf(report), asker, folder);
    if (driven.outcome !== 'right') throw new Error(`the script came to ${driven.outcome}`);
    return driven.moments;
  } finally {
    await target.stop();
    scratch.remove();
  }
}

/** Ids that the source did not have, named in the order in which they come; times that are now; messages whole. */
function comparable(entries: readonly JsonObject[], known: ReadonlySet<unknown>): unknown {
  const names = new Map<unknown, string>();
  for (const { id } of entries)
    if (typeof id === 'string' && !known.has(id)) names.set(id, `new#${names.size + 1}`);
  return entries.map((entry) =>
    Object.fromEntries(
      Object.entries(entry).map(([member, value]) => {
        if (member === 'message') return [member, wholeMessage(value)];
        if (member === 'timestamp' && names.has(entry['id'])) return [member, '<now>'];
        return [member, names.get(value) ?? value];
      }),
    ),
  );
}

const observedEntries = (report: string) => {
  const { file = [] } = reportObserved(report) as { file?: readonly JsonObject[] };
  return file.filter(({ type }) => type !== 'session');
};

const ofKind = (kind: keyof ReturnType<typeof scriptOf>) =>
  Object.keys(SCRIPTS).filter((report) => Array.isArray(scriptOf(report)[kind]));

describe('a script about writing leaves what Pi was observed to leave', () => {
  test.each(ofKind('lines'))('%s', async (report) => {
    const last = (await drivenByPi(report)).at(-1);
    // A copy is a session of its own beside the one that was copied.
    const copy = last?.sessions.find(({ made }) => made?.how === 'clone' || made?.how === 'fork');
    const name = (copy ?? last?.after)?.name ?? '';
    const known = new Set(scriptOf(report).lines?.map(({ id }) => id));
    const wanted = observedEntries(report).map((entry) =>
      entry['timestamp'] === '<now>' || known.has(entry['id']) ? entry : { ...entry, timestamp: '<now>' },
    );
    const found = entriesOf(last?.disk.after.get(name) ?? new Uint8Array());
    const asNow = (entries: unknown) =>
      (entries as JsonObject[]).map((entry) =>
        known.has(entry['id']) ? entry : { ...entry, timestamp: '<now>' },
      );
    expect(asNow(comparable(found, known))).toEqual(asNow(comparable(wanted, known)));
  });

  test('a file appears when Pi was observed to make it', async () => {
    const moments = await drivenByPi('B91-when-the-file-appears');
    const { log } = reportObserved('B91-when-the-file-appears') as { log: readonly { exists: boolean }[] };
    expect(moments.map(({ disk }) => disk.after.size > 0)).toEqual(log.map(({ exists }) => exists));
  });
});

const base = (path: unknown) => (typeof path === 'string' ? (path.split('/').at(-1) ?? null) : null);

describe('a script about finding finds what Pi was observed to find', () => {
  test.each(['B77-find-by-id', 'B81-shared-folder-cwd-filter'])('%s', async (report) => {
    const moments = await drivenByPi(report);
    const observed = reportObserved(report) as {
      listAll: readonly { file: string }[];
      findById?: readonly { file: string | null }[];
    };
    const listed = moments.find(({ step }) => step.act === 'list');
    const sessions = listed && resultOf(listed)?.['sessions'];
    expect((sessions as { path: string }[]).map(({ path }) => base(path))).toEqual(
      observed.listAll.map(({ file }) => file),
    );
    const found = moments
      .filter(({ step }) => step.act === 'find')
      .map((moment) => base(resultOf(moment)?.['path']));
    expect(found).toEqual((observed.findById ?? []).map(({ file }) => file));
  });
});

test('every script is an example of the rules that it names', () => {
  for (const [report, named] of Object.entries(SCRIPTS))
    for (const id of named) {
      const rule = rules.find((one) => one.id === id);
      const names = rule?.examples?.({ follows: '1.6.0', features: new Set() }).map(({ name }) => name);
      expect(names, id).toContain(`report ${report}`);
      expect(isObject(reportObserved(report))).toBe(true);
    }
});
