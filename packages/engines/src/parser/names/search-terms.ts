import { latinDigits } from '@dopahiya/domain/typed';
import { isDevanagari } from '../places/place-sounds.ts';
import { latinOfBegun } from './latin-words.ts';
import type { NamedModel } from './name-index.ts';
import { plainLetters, withoutMarks } from './name-words.ts';

/** Search term: a word of a name, or a size like 350cc or 3kWh. */
export interface SearchTerm {
  /** In lower case. */
  word: string;
  /** Word without the punctuation that varies in names: 'mt-15' and 'mt 15' are 'mt15'. */
  plain: string;
  size?: Size;
}

/** Engine capacity in cc or battery capacity in kWh. */
export interface Size {
  unit: 'cc' | 'kwh';
  amount: number;
}

const maxTerms = 10;

/** Parses the terms of a text; spaces before a unit and the order of words do not matter. */
export function searchTerms(text: string): SearchTerm[] {
  const words = latinDigits(plainLetters(text))
    .replaceAll(/(\d)\s+(cc|kwh)\b/g, '$1$2')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (isDevanagari(word) ? (latinOfBegun(word) ?? word) : word));
  return [...new Set(words)].slice(0, maxTerms).map(toTerm);
}

function toTerm(word: string): SearchTerm {
  const term = { word, plain: withoutMarks(word) };
  const [, amount, unit] = /^(\d{1,5}(?:\.\d+)?)(cc|kwh)$/.exec(word) ?? [];
  return amount ? { ...term, size: { amount: Number(amount), unit: unit === 'cc' ? 'cc' : 'kwh' } } : term;
}

/** An engine size in cc without its unit; a year has four digits. */
export const sizeInCc = /^[1-9]\d{2}$/;

/** Distance above the largest engine. */
const LARGER = 3000;

/** Returns how far a model is from a size that its family does not have; smaller models on sale come first. */
export function sizesApart(
  { status, engine_capacity }: Pick<NamedModel, 'status' | 'engine_capacity'>,
  size: string,
): number {
  if (status !== 'on_sale' || engine_capacity == null) return Infinity;
  const apart = Number(size) - engine_capacity;
  return apart < 0 ? LARGER - apart : apart;
}
