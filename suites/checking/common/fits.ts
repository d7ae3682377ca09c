import { isObject, type JsonObject } from '../../model/values.ts';
import { isBase64, isMediaType, isPlainMoment } from '../judge-values.ts';
import { type Choice, ENTRY, HEADER, type Kind, type Shape } from './shapes.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isFilled = (value: unknown): boolean => isText(value) && value !== '';

/** `2026-10-01T09:00:00.000Z`, on any day but that of leap years. */
const TIME =
  /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

const TESTS: Readonly<Record<Extract<Kind, string>, (value: unknown) => boolean>> = {
  text: isText,
  filled: isFilled,
  number: isNumber,
  amount: (value) => isNumber(value) && value >= 0,
  flag: (value) => typeof value === 'boolean',
  moment: (value) => isNumber(value) && isPlainMoment(value),
  time: (value) => isText(value) && TIME.test(value),
  base64: (value) => isText(value) && isBase64(value),
  mediaType: (value) => isText(value) && isMediaType(value),
  object: isObject,
  null: (value) => value === null,
  never: () => false,
  version: (value) => value === 3,
  id: isFilled,
  parent: (value) => isText(value) || value === null,
  reference: isText,
  call: isText,
  answered: isText,
};

/** The members of a shape, without the mark of those that need not be there. Made once a shape. */
const membersOf = new WeakMap<Shape, readonly { name: string; isOptional: boolean; kind: Kind }[]>();

function membersIn(shape: Shape): readonly { name: string; isOptional: boolean; kind: Kind }[] {
  let members = membersOf.get(shape);
  if (members === undefined) {
    members = Object.entries(shape.members).map(([written, kind]) => {
      const name = written.replace(/\?$/, '');
      return { name, isOptional: name !== written, kind };
    });
    membersOf.set(shape, members);
  }
  return members;
}

function fitsShape(value: unknown, shape: Shape): boolean {
  if (!isObject(value)) return false;
  return membersIn(shape).every(({ name, isOptional, kind }) => {
    const member = value[name];
    return member === undefined ? isOptional : fits(member, kind);
  });
}

function fitsChoice(value: unknown, { by, shapes }: Choice): boolean {
  const word = isObject(value) ? value[by] : undefined;
  return isText(word) && Object.hasOwn(shapes, word) && fitsShape(value, shapes[word] as Shape);
}

function fits(value: unknown, kind: Kind): boolean {
  if (typeof kind === 'string') return TESTS[kind](value);
  if (isWords(kind)) return kind.includes(value as string);
  if ('block' in kind)
    return Array.isArray(value)
      ? value.every((block) => fitsChoice(block, kind.block))
      : kind.orText && isText(value);
  return 'by' in kind ? fitsChoice(value, kind) : fitsShape(value, kind);
}

const isWords = (kind: Kind): kind is readonly string[] => Array.isArray(kind);

/** Whether an entry is certainly right, by the schema of version 3 and beside it. False says nothing. */
export const isCommonEntry = (entry: JsonObject): boolean => fitsChoice(entry, ENTRY);

/** Whether a header is certainly valid by the schema of version 3. False says nothing. */
export const isCommonHeader = (header: JsonObject): boolean => fitsChoice(header, HEADER);
