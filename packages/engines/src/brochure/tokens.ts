import { readWrittenNumber } from '@dopahiya/domain/number-reader';
import { type Unit, unitNamed, unitPattern } from './units.ts';

/** A number of a value, with its unit if it has one. */
export interface NumberToken {
  kind: 'number';
  written: string;
  value: number;
  unit: Unit | undefined;
  start: number;
  end: number;
}

/** A word or mark of a value. */
interface OtherToken {
  kind: 'word' | 'mark';
  text: string;
  start: number;
  end: number;
}

export type Token = NumberToken | OtherToken;

const numeral = String.raw`\d(?:[\d.,']{0,14}\d)?|\.\d{1,4}`;
const token = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?<number>${numeral})(?:\s?-?\s?(?<unit>${unitPattern})(?![\p{L}\p{M}\p{N}]))?` +
    String.raw`|(?<word>[\p{L}\p{M}\p{N}]+)|(?<mark>[^\s\p{L}\p{M}\p{N}])`,
  'gu',
);

/** Signs of a diameter, written close to its number. */
const diameter = /[ø⌀]/gu;

/** Splits a value in lower case into numbers with units, words and marks. */
export const tokensOf = (text: string): Token[] => Array.from(text.replaceAll(diameter, ' ').matchAll(token), tokenOf);

function tokenOf(match: RegExpExecArray): Token {
  const { number, unit: unitWord = '', word, mark } = match.groups ?? {};
  const [start, end] = [match.index, match.index + match[0].length];
  const unit = unitNamed(unitWord);
  const value = number === undefined ? null : readWrittenNumber(number, { whole: unit?.name === 'rpm' });
  if (number !== undefined && value !== null) return { kind: 'number', written: number, value, unit, start, end };
  return { kind: mark === undefined ? 'word' : 'mark', text: word ?? mark ?? match[0], start, end };
}

/** Half of the last digit of a number as it is written: how far it may be from what it stands for. */
export function roundingOf(written: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(written)?.[1]?.length ?? /\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
  return 0.5 / 10 ** decimals;
}
