import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSchema } from '../schema/files.ts';
import { createAjv } from '../schema/generate-validators.ts';
import { packageRoot } from '../schema/package-root.ts';
import { METHODS } from '../schema/protocol.ts';

const page = readFileSync(join(packageRoot(), 'runner', 'PROTOCOL.md'), 'utf8');

/** The text below the heading of a method, up to the next one. */
const sectionOf = (method: string): string =>
  new RegExp(`^#{2,3} ${method}$([^]*?)(?=^#{2,3} |(?![^]))`, 'm').exec(page)?.[1] ?? '';

const ajv = createAjv();
const problems = (definition: string, value: unknown): unknown => {
  const isRight = ajv.validate(`protocol.schema.json#/$defs/${definition}`, value);
  return isRight ? [] : ajv.errors;
};

/** `session/read` is described by `SessionReadParams` and `SessionReadResult`. */
const nameOf = (method: string): string =>
  method.replaceAll(/(?:^|\/)./g, (start) => start.replace('/', '').toUpperCase());

interface Described {
  readonly properties?: Readonly<Record<string, unknown>>;
}

test.each(['initialize', ...METHODS])(
  'the page has %s, its members, and an example that the schema takes',
  (method) => {
    const section = sectionOf(method);
    const [request, answer] = (/```jsonl\n([^]*?)\n```/.exec(section)?.[1] ?? '')
      .split('\n')
      .map((line) => JSON.parse(line) as { method?: string; params?: unknown; result?: unknown });
    expect(problems('RpcRequest', request)).toEqual([]);
    expect(problems('RpcResult', answer)).toEqual([]);
    expect(request?.method).toBe(method);
    for (const [side, value] of [
      ['Params', request?.params],
      ['Result', answer?.result],
    ] as const) {
      const definition = `${nameOf(method)}${side}`;
      expect(problems(definition, value)).toEqual([]);
      const { properties = {} } = readSchema('protocol').$defs[definition] as Described;
      for (const member of Object.keys(properties))
        expect(section, `${definition}.${member}`).toContain(member);
    }
  },
);

test('a refusal is shown, and every member of offers', () => {
  const [, refusal = ''] = /```jsonl\n([^]*?)\n```/.exec(page)?.[1]?.split('\n') ?? [];
  expect(problems('RpcError', JSON.parse(refusal))).toEqual([]);
  const { properties = {} } = readSchema('protocol').$defs['Offers'] as Described;
  for (const member of Object.keys(properties)) expect(sectionOf('initialize')).toContain(member);
});
