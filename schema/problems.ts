import type { ErrorObject } from 'ajv';

/** Where a value breaks its schema: facts, for whoever makes sentences of them. */
export interface SchemaProblem {
  /** A JSON pointer to the faulty value, or to the member that is missing or must not be there. */
  readonly pointer: string;
  /** The keyword of JSON Schema that is broken: `type`, `required`, `const`, `enum`, `discriminator`, `format`, ... */
  readonly keyword: string;
  /** What would be right, in few words: `string`, `string or null`, `"text"`, `date-time`, ... */
  readonly expected: string;
  /** The faulty value; undefined for a member that is missing. */
  readonly received: unknown;
}

/** A validator that ajv compiled. */
export type Validator = ((value: unknown) => boolean) & { errors?: ErrorObject[] | null };

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const json = (value: unknown) => JSON.stringify(value);
const listed = (values: unknown) => (Array.isArray(values) ? values : [values]);

/** What each keyword asks for; of these ajv's own words are left out of the compiled validators. */
export const EXPECTED: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  type: ({ type }) => listed(type).join(' or ').replaceAll(',', ' or '),
  required: () => 'to be there',
  const: ({ allowedValue }) => json(allowedValue),
  enum: ({ allowedValues }) => `one of ${listed(allowedValues).map(json).join(', ')}`,
  format: ({ format }) => String(format),
  minLength: ({ limit }) => `at least ${String(limit)} character`,
  pattern: ({ pattern }) => `text like ${String(pattern)}`,
  discriminator: ({ tag }) => `a known ${String(tag)}`,
};

/** The value that a pointer of ajv's names. */
function at(value: unknown, pointer: string): unknown {
  let found = value;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown> | undefined)?.[key];
  }
  return found;
}

/** Which member of the value is meant where the error is told of the object around it. */
function memberOf({ keyword, params }: ErrorObject): string {
  if (keyword === 'required') return `/${escaped(String(params['missingProperty']))}`;
  if (keyword === 'additionalProperties') return `/${escaped(String(params['additionalProperty']))}`;
  if (keyword === 'discriminator') return `/${escaped(String(params['tag']))}`;
  return '';
}

/** All problems that a validator finds in a value; an empty list where it is valid. */
export function problemsOf(validate: Validator, value: unknown): SchemaProblem[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => {
    const pointer = error.instancePath + memberOf(error);
    const expected = EXPECTED[error.keyword]?.(error.params) ?? error.message ?? error.keyword;
    return { pointer, keyword: error.keyword, expected, received: at(value, pointer) };
  });
}
