import type { SpecificationField } from '@dopahiya/domain/specifications';
import { readFigure } from './quantities.ts';
import { tokensOf } from './tokens.ts';
import { valueWords } from './value-words.ts';
import {
  figureTokens,
  isDenied,
  meaningOf,
  meaningsIn,
  type Reading,
  type Stated,
  type Value,
  type ValueReader,
  whole,
} from './values.ts';

/** Returns a reader of values that are a word of a kind as a whole: 'Self & Kick'. */
export const wholeReader =
  (field: SpecificationField, kind: string, make: (meaning: string) => Stated['value'] = String): ValueReader =>
  (value) => {
    const meaning = meaningOf(kind, value.lower);
    return meaning === undefined || meaning === 'unclear' ? 'not-understood' : [whole(value, field, make(meaning))];
  };

const isTrue = (meaning: string): boolean => meaning === 'true';

/** More words behind 'yes': 'Yes, with call alerts'. */
const more = /\s*(?:[,;(]|-\s|\bwith\b)/u;

/** Returns a reader of values that say yes or no. */
export const flagReader =
  (field: SpecificationField): ValueReader =>
  (value) => {
    const [first = ''] = value.lower.split(more, 1);
    const isYes = first !== value.lower && meaningOf('flag', first) === 'true' && !isDenied(value.lower);
    return isYes ? [whole(value, field, true)] : wholeReader(field, 'flag', isTrue)(value);
  };

/** Reads riding modes: yes or no, or their names. */
export function readModes(value: Value): Reading {
  const names = value.lower.split(/\s*(?:[,/&+]|\band\b)\s*/u).filter(Boolean);
  const areModes = names.length > 1 && names.every((name) => meaningOf('mode', name) !== undefined);
  return areModes ? [whole(value, 'riding_modes', true)] : flagReader('riding_modes')(value);
}

/** Reads ABS: yes, no, or its channels. */
export function readAbs(value: Value): Reading {
  const channels = isDenied(value.lower) ? [] : meaningsIn('abs', value.lower);
  const meaning = meaningOf('flag', value.lower) ?? channels[0];
  return meaning === undefined ? 'not-understood' : [whole(value, 'abs', isTrue(meaning))];
}

/** Returns a reader of values in which one word of a kind decides: 'LED with DRL'. */
export const oneWordReader =
  (field: SpecificationField, kind: string): ValueReader =>
  (value) => {
    if (isDenied(value.lower)) return 'other-words';
    const meanings = meaningsIn(kind, value.lower);
    const [meaning] = meanings;
    if (meanings.length > 1) return 'several';
    return meaning === undefined || meaning === 'unclear' ? 'not-understood' : [whole(value, field, meaning)];
  };

const MAX_TEXT_LENGTH = 120;
const joint = /(?:[,&+/(-]|\b(?:and|with|of|for|in|the))$/u;

/** Tidies a text: no footnote marks, single spaces. */
const tidied = (text: string): string =>
  text
    .replaceAll(/[*†‡#^]+(?=\s|$)/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.;]+$/u, '')
    .trim();

const countOf = (text: string, mark: string): number => text.split(mark).length;

const isCut = (text: string): boolean => joint.test(text.toLowerCase()) || countOf(text, '(') !== countOf(text, ')');

/** Returns a reader of free texts, unless they are cut off, say yes or no, or hold more than one value. */
export const textReader =
  (field: SpecificationField): ValueReader =>
  (value) => {
    const text = tidied(value.text);
    const isWord = /\p{L}[\p{L}\p{M}]/u.test(text) && meaningOf('flag', value.lower) === undefined;
    if (!isWord) return 'not-understood';
    if (text.length > MAX_TEXT_LENGTH) return 'too-long';
    if (isCut(text) || isDenied(value.lower) || /[:=]|\s\/\s/u.test(text)) return 'other-words';
    return [whole(value, field, text)];
  };

/** Returns the only word of a kind in a text, as a fact with its own position. */
function partOf(value: Value, { field, kind }: { field: SpecificationField; kind: string }): Stated[] {
  const found = valueWords(kind).in(value.lower);
  const [first] = found;
  if (!first || first.meaning === 'unclear' || new Set(found.map(({ meaning }) => meaning)).size > 1) return [];
  const number = Number(first.meaning);
  const stated = Number.isNaN(number) ? first.meaning : number;
  return [{ field, value: stated, written: null, start: first.start, end: first.end }];
}

/** Reads the description of an engine, and what its words state besides. */
export function readEngine(value: Value): Reading {
  const isDescribed = valueWords('engine').in(value.lower).length > 0;
  const size = sizeIn(value);
  if (!isDescribed) return size.length > 0 && figureTokens(value).length === 1 ? size : 'not-understood';
  const type = textReader('engine_type')(value);
  if (typeof type === 'string') return type;
  const cylinders = partOf(value, { field: 'cylinders', kind: 'cylinders' });
  const isSingle = cylinders[0]?.value === 1;
  return [
    ...type,
    ...cylinders,
    ...partOf(value, { field: 'cooling_system', kind: 'cooling in engine' }),
    ...(isSingle ? partOf(value, { field: 'valve_per_cylinder', kind: 'valves' }) : []),
    ...size,
  ];
}

function sizeIn({ lower, label, model }: Value): Stated[] {
  const sizes = tokensOf(lower).filter((token) => token.kind === 'number' && token.unit?.measure === 'displacement');
  const [size] = sizes;
  if (!size || sizes.length > 1) return [];
  const figure = readFigure(sizes, { field: 'displacement', measure: 'displacement', unit: label.unit, model });
  return typeof figure === 'string' ? [] : [{ field: 'displacement', ...figure, start: size.start, end: size.end }];
}

/** Reads a number of cylinders, in digits or words. */
export function readCylinders(value: Value): Reading {
  const meaning = meaningOf('cylinder count', value.lower) ?? meaningOf('cylinders', value.lower);
  const digit = /^[1-6]$/u.exec(value.lower)?.[0];
  const count = meaning ?? digit;
  return count === undefined ? 'not-understood' : [whole(value, 'cylinders', Number(count))];
}
