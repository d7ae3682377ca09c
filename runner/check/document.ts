import { packageInfo } from '../package-info.ts';
import { type CheckDocument, DOCUMENT_FORMAT, type FindingDocument } from '../report/document.ts';
import { hereAndNow } from '../report/provenance.ts';
import type { TreeDrawing } from '../report/tree/rows.ts';
import { type CheckReport, totalsOf } from './file-report.ts';
import type { FileProblem } from './problems.ts';

/** The report of a check as JSON data. @param drawings the trees of files, by path */
export async function checkDocument(
  report: CheckReport,
  exitCode: number,
  options: Readonly<Record<string, unknown>> = {},
  drawings: ReadonlyMap<string, TreeDrawing> = new Map(),
): Promise<CheckDocument> {
  const findings = await findingsOf(report);
  return {
    format: DOCUMENT_FORMAT,
    command: 'check',
    checker: packageInfo,
    ...(report.enforce !== undefined && { enforce: report.enforce }),
    origin: { ...hereAndNow(), options, exitCode, leftOut: [] },
    summary: totalsOf(report),
    files: report.files.map(({ path, lines, entries, bytes, sessionId, counts, unreadable, notes }) => ({
      path,
      lines,
      entries,
      bytes,
      ...(sessionId !== undefined && { sessionId }),
      counts,
      ...(unreadable !== undefined && { unreadable }),
      ...(notes !== undefined && { notes }),
      ...drawn(drawings.get(path)),
    })),
    findings,
  };
}

const drawn = (drawing: TreeDrawing | undefined) => (drawing === undefined ? {} : { drawing });

async function findingsOf(report: CheckReport): Promise<readonly FindingDocument[]> {
  if (report.files.every(({ facts }) => facts.length === 0)) return [];
  // The rules are loaded at need: most files have no problem.
  const { problemsOf } = await import('./problems.ts');
  return problemsOf(report).map(findingDocument);
}

/** A problem with its place beside the rest. */
const findingDocument = ({
  place,
  weight: _weight,
  details: _details,
  ...rest
}: FileProblem): FindingDocument => ({ ...place, ...rest });
