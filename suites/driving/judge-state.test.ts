import { expect, test } from 'vitest';
import { sessionInfo, sessionOf, user } from '../../generators/index.ts';
import type { Entry } from '../model/index.ts';
import { complaintsIn } from './complaint.ts';
import { tellsWhatItHolds } from './judge-state.ts';
import type { Moment } from './moment.ts';

/** What a writer tells of the name of a session that has this one in its file. */
function told(stored: string, name: string | null): readonly string[] {
  const entries = sessionOf(user('a1'), sessionInfo('b2', stored)).entries as unknown as readonly Entry[];
  const before = { entries, leafId: 'b2', shared: false };
  const moment = { step: { act: 'state', session: 0 }, before, outcome: { result: { name } } };
  return complaintsIn(tellsWhatItHolds(moment as unknown as Moment)).map(({ code }) => code);
}

// Pi 1.6.0 trims a name that it reads, and keeps a CR that another program left in it.
test('a name that lies in a file with line breaks is told as it is, or on one line', () => {
  expect(told('Z\r\\n', 'Z\r\\n')).toEqual([]);
  expect(told('Z\r\\n', 'Z \\n')).toEqual([]);
  expect(told('Z\r\\n', 'another')).toEqual(['name-is-not-the-last']);
  expect(told('Z\r\\n', null)).toEqual(['name-is-not-the-last']);
});
