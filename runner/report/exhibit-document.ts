import type { Exhibit } from '../case/finding.ts';
import { bounded } from './bounded.ts';
import type { ExhibitDocument, FileDocument } from './document.ts';
import { questionLines } from './exhibit.ts';
import { type DrawingOptions, drawTree } from './tree/draw.ts';

/** Larger files are named alone: the replay line makes them again. */
const MAX_FILE = 256_000;
const MAX_FILES = 8;
/** Larger ones would take too long to be read again for a picture. */
const MAX_DRAWN = 50_000_000;
const MAX_ANSWER = 64_000;

/** What a reader may want to see of a failing case, as JSON of bounded size. */
export function exhibitDocument(exhibit: Exhibit | ExhibitDocument): ExhibitDocument {
  // Of a report that was read again.
  if ('asked' in exhibit) return exhibit;
  const { expectation, answer } = exhibit;
  const received = answer === undefined || 'fault' in answer ? undefined : answerOf(answer);
  const right = expectation?.anyOf[0];
  const answers = {
    expected: right !== undefined && 'result' in right ? right.result : undefined,
    received: answer !== undefined && 'result' in answer ? answer.result : undefined,
  };
  return {
    asked: questionLines(exhibit),
    files: filesOf(exhibit, answers),
    ...(expectation !== undefined && { expected: expectation.anyOf.map(answerOf) }),
    ...(received !== undefined && { received }),
  };
}

type Answer = { readonly result: unknown } | { readonly rejected: unknown };

const answerOf = (answer: Answer): unknown =>
  'result' in answer ? bounded(answer.result, MAX_ANSWER) : { rejected: answer.rejected };

/** The files that were asked about, or the one that the last step of a program left. */
function filesOf({ requests, moments }: Exhibit, answers: Answers): readonly FileDocument[] {
  const last = moments?.at(-1);
  if (last !== undefined) {
    const { before, after, disk } = last;
    const leaf = after === undefined ? {} : { leafId: after.leafId };
    const about = after?.name ?? before?.name;
    return [...disk.after]
      .sort(([one], [other]) => Number(other === about) - Number(one === about))
      .slice(0, MAX_FILES)
      .map(([name, bytes]) => fileDocument(name, bytes, name === about ? leaf : {}, {}));
  }
  const asked = requests.findLast(({ params }) => Object.hasOwn(params, 'leafId'));
  const leaf = asked === undefined ? {} : { leafId: asked.params['leafId'] as string | null };
  const files = new Map(requests.flatMap((request) => Object.entries(request.files ?? {})));
  return [...files].slice(0, MAX_FILES).map(([name, bytes]) => fileDocument(name, bytes, leaf, answers));
}

type Answers = Pick<DrawingOptions, 'expected' | 'received'>;

function fileDocument(
  name: string,
  bytes: Uint8Array,
  leaf: Pick<FileDocument, 'leafId'>,
  answers: Answers,
): FileDocument {
  const about = { name, bytes: bytes.length, ...leaf };
  // Of a file that is not kept, a picture is.
  if (bytes.length > MAX_FILE)
    return name.endsWith('.jsonl') && bytes.length <= MAX_DRAWN
      ? { ...about, drawing: drawTree(bytes, { leafId: leaf.leafId, ...answers }) }
      : about;
  const buffer = Buffer.from(bytes);
  const text = buffer.toString('utf8');
  return Buffer.from(text, 'utf8').equals(buffer)
    ? { ...about, text }
    : { ...about, base64: buffer.toString('base64') };
}
