import { gzipSync } from 'node:zlib';
import { counted, printable } from '../../printable.ts';
import type { FileDocument } from '../document.ts';
import type { Judgement } from '../report.ts';
import { drawTree } from '../tree/draw.ts';
import type { TreeDrawing } from '../tree/rows.ts';
import { answersHtml } from './answers.ts';
import { dataBlock, escaped } from './escape.ts';
import { summaryOf, treeSvg } from './tree-svg.ts';

/** What is shown of a failure once it is opened: markup, and files that the page shows a part at a time. */
interface Evidence {
  readonly html: string;
  readonly files: readonly { readonly name: string; readonly lines: readonly string[] }[];
}

/** The evidence of a failure, packed for a data block; undefined where there is none. */
export function packedEvidence({ exhibit, finding, id, drawing }: Judgement): string | undefined {
  if (drawing !== undefined)
    return packed({ html: figureOf(drawing, printable(id), printable(id)), files: [] });
  if (exhibit === undefined) return undefined;
  const { asked, files, expected, received } = exhibit;
  const [right] = expected ?? [];
  const evidence: Evidence = {
    html: [
      ...files.map((file) => pictureOf(file, id, right, received)),
      answersHtml(expected, received, finding?.differences ?? [], finding?.code === 'wrong-answer'),
      `<details><summary>What was asked, as text</summary><pre tabindex="0">${escaped(asked.join('\n'))}</pre></details>`,
      ...files.map((file, at) => fileHtml(file, at)),
    ].join('\n'),
    files: files.map((file) => ({ name: printable(file.name), lines: linesOf(file) })),
  };
  return packed(evidence);
}

const packed = (evidence: Evidence): string => gzipSync(dataBlock(evidence)).toString('base64');

const bytesOf = ({ text, base64 }: FileDocument): Buffer | undefined =>
  text === undefined
    ? base64 === undefined
      ? undefined
      : Buffer.from(base64, 'base64')
    : Buffer.from(text, 'utf8');

function drawingOf(file: FileDocument, expected: unknown, received: unknown): TreeDrawing | undefined {
  if (file.drawing !== undefined) return file.drawing;
  const bytes = bytesOf(file);
  if (bytes === undefined || !file.name.endsWith('.jsonl')) return undefined;
  return drawTree(bytes, { leafId: file.leafId, expected, received });
}

function pictureOf(file: FileDocument, id: string, expected: unknown, received: unknown): string {
  const drawing = drawingOf(file, expected, received);
  const name = printable(file.name);
  return drawing === undefined ? '' : figureOf(drawing, name, `${name}, asked by ${id}`);
}

function figureOf(drawing: TreeDrawing, name: string, label: string): string {
  return [
    `<figure><figcaption><b>${escaped(name)}</b> <span>${escaped(summaryOf(drawing))}</span></figcaption>`,
    `<div class="scroll" role="region" aria-label="tree of ${escaped(name)}" tabindex="0">`,
    treeSvg(drawing, label),
    '</div></figure>',
  ].join('');
}

function fileHtml(file: FileDocument, at: number): string {
  const name = escaped(printable(file.name));
  const size = counted(file.bytes, 'byte');
  return bytesOf(file) === undefined
    ? `<p>${name} has ${size}, too many to be kept in a report. The replay line makes it again.</p>`
    : `<details class="raw" data-file="${at}"><summary>The raw file ${name}, ${size}</summary></details>`;
}

/** Lines as they are, but for what a page would not show: bytes that are not UTF-8 as `\xff`. */
function linesOf(file: FileDocument): readonly string[] {
  const bytes = bytesOf(file);
  if (bytes === undefined) return [];
  const text =
    file.base64 === undefined
      ? bytes.toString('utf8')
      : bytes
          .toString('latin1')
          .replaceAll(/[\u0080-\u00ff]/g, (unit) => String.raw`\x${unit.charCodeAt(0).toString(16)}`);
  const lines = text.split('\n').map(printable);
  return lines.at(-1) === '' ? lines.slice(0, -1) : [...lines, '(no line break at the end of the file)'];
}
