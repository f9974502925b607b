import type { SpecificationField } from '@dopahiya/domain/specifications';
import type { BrochureOptions, UnreadReason, WrittenFigure } from './brochure.ts';
import { blank, type Label, plainWords } from './label-table.ts';
import { type Token, tokensOf } from './tokens.ts';
import { valueWords } from './value-words.ts';

/** A value of a sheet, with the label that it belongs to. */
export interface Value {
  label: Label;
  /** As written, in plain characters. */
  text: string;
  /** The same in lower case. */
  lower: string;
  model: BrochureOptions['model'];
}

/** A fact of a value; positions are within its text. */
export interface Stated {
  field: SpecificationField;
  value: number | string | boolean;
  written: WrittenFigure | null;
  start: number;
  end: number;
}

/** Part of a value that was not read, though the rest was. */
export interface Refused {
  field: SpecificationField;
  reason: UnreadReason;
}

/** What a value states, or why it can't be read. */
export type Reading = readonly (Stated | Refused)[] | UnreadReason;

export type ValueReader = (value: Value) => Reading;

/** Words that make a value another one: 'optional', 'or'. */
export const isDenied = (lower: string): boolean => valueWords('deny').in(lower).length > 0;

/** Returns the meanings of the words of a kind in a text, each once. */
export const meaningsIn = (kind: string, lower: string): string[] => [
  ...new Set(
    valueWords(kind)
      .in(lower)
      .map(({ meaning }) => meaning),
  ),
];

/** Returns the meaning of a text that is a word of a kind as a whole. */
export function meaningOf(kind: string, lower: string): string | undefined {
  const text = lower
    .replaceAll(/\s*(?:[&+/,]|\band\b|\saur\s|\sऔर\s)\s*/gu, ' and ')
    .replaceAll(/[.*#†‡^]+$/gu, '')
    .trim();
  const [found] = valueWords(kind).in(text);
  return found && found.start === 0 && found.end === text.length ? found.meaning : undefined;
}

/** A fact that the whole value states. */
export const whole = ({ text }: Value, field: SpecificationField, value: Stated['value']): Stated => ({
  field,
  value,
  written: null,
  start: 0,
  end: text.length,
});

/** Returns the tokens of a value without notes, or why its other words can't be ignored. */
export function figureTokens({ lower }: Value, known: (word: string) => boolean = () => false): Token[] | UnreadReason {
  const notes = valueWords('note').in(lower);
  const text = notes.reduce((left, { start, end }) => blank(left, start, end), lower).replaceAll(/[*†‡#^]/gu, ' ');
  const tokens = tokensOf(text);
  if (valueWords('part charge').in(text).length > 0) return 'part-charge';
  if (valueWords('about').in(text).length > 0) return 'approximate';
  const isOther = tokens.some((token) => token.kind === 'word' && !joints.has(token.text) && !known(token.text));
  return isOther ? 'other-words' : tokens;
}

/** Words between numbers of one figure. */
const joints: ReadonlySet<string> = new Set(['at', 'to', 'x', 'se', 'से', 'and', 'of', 'is', 'par', 'पर']);

/** Checks whether a cell says that there is no value. */
export const isEmptyValue = (lower: string): boolean =>
  plainWords(lower) === '' ? !/[✓✔✗✘]/u.test(lower) : /^(?:n\.?\/?a\.?|nil|tba|tbd|to be announced)$/u.test(lower);
