import { parseSync } from 'oxc-parser';
import { inserted } from './insert.ts';
import { type Node, visitNodes } from './nodes.ts';

const LOOPS = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
]);
/** So many turns no loop takes over any input of the suite: a change that needs more never ends. */
const TURNS = 20_000_000;

/** The same program, in which a loop that does not end throws: what is endless is told without a clock. */
export function limited(file: string, source: string, most = TURNS): string {
  const loops: Node[] = [];
  // A tree of the parser, walked without its many types.
  visitNodes(parseSync(file, source).program as unknown as Node, (node) => {
    if (LOOPS.has(node.type)) loops.push(node);
  });
  const changed = inserted(
    source,
    loops.flatMap((loop, index) => {
      const body = loop['body'] as Node;
      const turns = `turns${index}OfLoop`;
      return [
        { at: loop.start, text: `{let ${turns} = 0;` },
        { at: body.start, text: `{if (++${turns} > ${most}) throw new Error("an endless loop");` },
        { at: body.end, text: '}' },
        { at: loop.end, text: '}' },
      ];
    }),
  );
  // A label before a loop cannot stand before a block.
  return parseSync(file, changed).errors.length === 0 ? changed : source;
}
