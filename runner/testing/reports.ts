import { user, header, sessionBytes, sessionOf } from '../../generators/index.ts';
import { documented } from '../../suites/source.ts';
import { jsonReport } from '../report/json.ts';
import type { RunDocument } from '../report/document.ts';
import { run } from '../run.ts';
import { idRule, shortRun } from './rules.ts';

/** What a hostile file or driver may write to take a report over. */
export const HOSTILE =
  '</script><script>document.title="owned"</script><img src=x onerror=alert(1)>"\'`%0A::error::x ]]> --> # \u001b[31m\u0000\u202e\ud800 &amp; {{x}} javascript:alert(1)';

/** The same, as far as a file may be called so. */
const HOSTILE_NAME = '<img src=x onerror=alert(1)>"&lt;`#[31m.jsonl';

/** A run with a pass, a failure whose files are hostile, a hazard, a breakdown and a skipped rule, against a real process. */
export async function hostileRun(): Promise<RunDocument> {
  const session = sessionBytes({
    ...sessionOf(user('a1', HOSTILE), user('<b id=x>', HOSTILE), user('c3', 'other', { parent: 'a1' })),
    header: header({ cwd: HOSTILE }),
  });
  const requests = (sessionId: unknown) => [
    {
      method: 'path/sessionId' as const,
      params: { sessionId: String(sessionId), leafId: 'c3' },
      files: { [HOSTILE_NAME]: session },
    },
  ];
  const examples = () => [{ name: HOSTILE, input: 'boom' }];
  const source = documented('docs/session-format.md', HOSTILE, HOSTILE);
  const report = await run(
    shortRun(
      'wrong-on-boom',
      idRule({
        id: 'test/holds',
        inputs: () =>
          idRule()
            .inputs(noFeatures)
            .map(() => 'a'),
      }),
      idRule({ id: 'test/fails', title: HOSTILE, source, requests, examples }),
      idRule({ id: 'test/hazard', hazard: { pi: HOSTILE }, examples }),
      idRule({
        id: 'test/broken',
        requests: () => {
          throw new Error(HOSTILE);
        },
      }),
      idRule({ id: 'test/later', since: '9.0.0' }),
    ),
  );
  return jsonReport(report, { tested: "-- './my driver'", options: { only: [HOSTILE] } });
}

const noFeatures = { follows: '', features: new Set<never>() };
