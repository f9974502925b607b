import type { SpecificationField, ClassFacts, Span } from '@dopahiya/domain/specifications';

/** Words of a spec sheet, with their position in it and their line, from 1. */
export interface SheetWords {
  text: string;
  start: number;
  end: number;
  line: number;
}

/** A number as the sheet writes it, before it is converted to the unit of the catalogue. */
export interface WrittenFigure {
  number: number;
  /** Null if the sheet names no unit and only one is plausible. */
  unit: string | null;
}

/** A fact that a spec sheet states, with the words that state it. */
export interface BrochureFact extends SheetWords {
  field: SpecificationField;
  /** In the unit of the catalogue. */
  value: number | string | boolean;
  /** Column of a table of variants; null if the fact is about all of them. */
  variant: string | null;
  /** Words that name the fact; they may be in an earlier line. */
  label: string;
  /** Null for facts that are no figures. */
  written: WrittenFigure | null;
}

/** Why words of a spec sheet were not read. */
export type UnreadReason =
  | 'unknown'
  | 'no-value'
  | 'not-understood'
  | 'other-words'
  | 'no-unit'
  | 'other-unit'
  | 'implausible'
  | 'several'
  | 'differing-units'
  | 'approximate'
  | 'part-charge'
  | 'starter-battery'
  | 'unclear-columns'
  | 'contradicted'
  | 'too-long';

/** Words of a spec sheet that were not read, and why. */
export interface UnreadWords extends SheetWords {
  reason: UnreadReason;
  /** The field that they seem to be about, if that is known. */
  field: SpecificationField | null;
  /** Range in which the figure was expected, if it lies outside. */
  span: Span | null;
}

/** What a spec sheet says about a model. */
export interface BrochureReading {
  facts: readonly BrochureFact[];
  /** Names of the columns of tables of variants. */
  variants: readonly string[];
  unread: readonly UnreadWords[];
  /** Whether only the beginning was read, because the text is too long. */
  isCut: boolean;
}

/** Options for reading a spec sheet. */
export interface BrochureOptions {
  /**
   * Fields that are wanted; facts about others are left out.
   * @default all
   */
  fields?: readonly SpecificationField[];
  /** The model that the sheet is about: narrows the plausible ranges to those of its class. */
  model?: ClassFacts;
}

/** Maximum length of a spec sheet in characters; the rest is not read. */
export const MAX_BROCHURE_LENGTH = 200_000;
