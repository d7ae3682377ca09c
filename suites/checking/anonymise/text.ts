/** Text of any bytes: what is not UTF-8 stands as a lone surrogate in it, which UTF-8 cannot hold. */

const SEQUENCE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u007f]+|[\u00c2-\u00df][\u0080-\u00bf]|\u00e0[\u00a0-\u00bf][\u0080-\u00bf]|[\u00e1-\u00ec\u00ee\u00ef][\u0080-\u00bf]{2}|\u00ed[\u0080-\u009f][\u0080-\u00bf]|\u00f0[\u0090-\u00bf][\u0080-\u00bf]{2}|[\u00f1-\u00f3][\u0080-\u00bf]{3}|\u00f4[\u0080-\u008f][\u0080-\u00bf]{2}|[^]/g;
const ESCAPED = /[\udc80-\udcff](?<![\ud800-\udbff][\udc80-\udcff])/g;
const BASE = 0xdc00;

export function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (!text.includes('\uFFFD')) return text;
  return bytes.toString('latin1').replaceAll(SEQUENCE, (sequence) => {
    const isInvalid = sequence.length === 1 && sequence > '\u007f';
    return isInvalid
      ? String.fromCharCode(BASE + sequence.charCodeAt(0))
      : Buffer.from(sequence, 'latin1').toString('utf8');
  });
}

export function bytesOf(text: string): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (const { index } of text.matchAll(ESCAPED)) {
    parts.push(Buffer.from(text.slice(start, index)), Buffer.of(text.charCodeAt(index) - BASE));
    start = index + 1;
  }
  parts.push(Buffer.from(text.slice(start)));
  return Buffer.concat(parts);
}
