import { describe, expect, test } from 'vitest';
import type { AnyDriver } from '../driver-kit/driver.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { createModelDriver } from '../drivers/model.ts';
import { createModelWriter } from '../drivers/model-writer.ts';
import { HONEST } from '../drivers/model/habits.ts';
import { jsonReport } from '../report/json.ts';
import { problemsOfResult } from '../report/run-problems.ts';
import { run } from '../run.ts';

/** An implementation with two faults that one rule meets: the first in every session, the second in those of a parent. */
function withTwoFaults(): AnyDriver {
  const model = createModelDriver();
  const info = model['session/info'] as unknown as (params: object) => Record<string, unknown>;
  const wrong = (params: object) => {
    const { id, parentSession, ...rest } = info(params);
    return { ...rest, id: `${String(id)}x`, parentSession: parentSession === null ? null : 'lost' };
  };
  return { ...model, 'session/info': wrong };
}

test('a fault that shows everywhere does not hide another one that the same rule meets', async () => {
  const report = await run({ tested: { driver: withTwoFaults() }, only: ['info/header'], seed: 1, runs: 30 });
  const [result] = jsonReport(report).results;
  const places = (finding = result?.finding) => finding?.differences?.map(({ pointer }) => pointer);
  expect(places()).toEqual(['/id']);
  expect(result?.further?.map(({ finding }) => places(finding))).toEqual([['/id', '/parentSession']]);
  expect(result?.further?.[0]?.replay).not.toBe(result?.replay);
  expect(result?.further?.[0]?.exhibit?.asked.length).toBeGreaterThan(0);
  const [problem] = result === undefined ? [] : problemsOfResult(result, undefined);
  expect(problem?.details.filter((line) => line.includes('/parentSession'))).toHaveLength(1);
  expect(problem?.details.join('\n')).toContain(`pi-conform replay ${result?.further?.[0]?.replay}`);
});

/** A list in which every count and every name is another. */
function listingWrongly(): AnyDriver {
  const finder = createModelWriter();
  const list = finder['sessions/list'] as unknown as (params: object) => {
    readonly sessions: readonly { readonly messageCount: number }[];
  };
  const wrong = (params: object) => ({
    sessions: list(params).sessions.map((one) => ({
      ...one,
      messageCount: one.messageCount + 1,
      name: 'another',
    })),
  });
  return { ...finder, 'sessions/list': wrong };
}

test('what is wrong with one step in several ways is told in all of them', async () => {
  const { results } = await run({
    tested: { driver: listingWrongly() },
    only: ['find/list-members'],
    seed: 1,
    runs: 20,
  });
  const [result] = results;
  const told = [result?.finding, ...(result?.further ?? []).map(({ finding }) => finding)];
  const members = new Set(told.map((finding) => finding?.about?.['member']));
  expect(members).toEqual(new Set(['messageCount', 'name']));
});

/** What each failure of a rule is about. */
async function whatIsToldOf(driver: AnyDriver, rule: string) {
  const { results } = await run({ tested: { driver }, only: [rule], seed: 1, runs: 1, shrinkTime: 0 });
  const [result] = results;
  return [result?.finding, ...(result?.further ?? []).map(({ finding }) => finding)].map(
    (finding) => finding?.about ?? {},
  );
}

/** One member of three types of entries, as nobody gave it. */
const ANOTHER: Readonly<Record<string, object>> = {
  custom: { customType: 'another' },
  model_change: { provider: 'another' },
  session_info: { name: 'another' },
};

describe('a step that is wrong does not hide what is wrong behind it in the same program', () => {
  test('each type of entry that is refused is told', async () => {
    const refusing = createModelWriter({
      check: (entry, session) => {
        if (Object.keys(ANOTHER).includes(String(entry['type']))) throw new Rejected('no such entries');
        HONEST.check(entry, session);
      },
    });
    const told = await whatIsToldOf(refusing, 'write/accepted');
    expect(told).toHaveLength(3);
    expect(new Set(told.map(({ what }) => what))).toEqual(new Set(Object.keys(ANOTHER)));
  });

  test('each type of entry that is stored wrongly is told', async () => {
    const changing = createModelWriter({
      finish: (entry, session) => ({ ...HONEST.finish(entry, session), ...ANOTHER[entry.type] }),
    });
    const told = await whatIsToldOf(changing, 'write/payload');
    expect(told.map(({ what, member }) => `${what} ${member}`).sort()).toEqual([
      'custom customType',
      'model_change provider',
      'session_info name',
    ]);
  });
});
