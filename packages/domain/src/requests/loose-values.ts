import * as z from 'zod/mini';
import { type FigureKind, figureKinds } from '../specifications/figure-kinds.ts';

const toNumber = (value: unknown): number | null => {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = typeof value === 'number' ? value : Number.parseFloat(value.replaceAll(',', ''));
  return Number.isFinite(number) ? number : null;
};

/** Nothing is sold for nothing: an API that has no price may say 0. */
const toPrice = (value: unknown): number | null => {
  const number = toNumber(value);
  return number !== null && number > 0 ? number : null;
};

const toText = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

const answers: Record<string, boolean> = { true: true, yes: true, false: false, no: false };
const toFlag = (value: unknown): boolean | null => answers[String(value).toLowerCase()] ?? null;

/** A number, or text that starts with one; anything else, and nothing at all, is null: the fact is not known. */
export const looseNumber = z.transform(toNumber);

/** A price, above 0; anything else is null: the price is not known. */
export const loosePrice = z.transform(toPrice);

/** Text with something in it; anything else is null. */
export const looseText = z.transform(toText);

/** True or false, also as Yes or No; anything else is null. */
export const looseFlag = z.transform(toFlag);

const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** A month like '2026-06'; anything else is null. */
export const looseMonth = z.transform((value: unknown) => (typeof value === 'string' && isMonth(value) ? value : null));

const isFigureKind = (value: unknown): value is FigureKind => figureKinds.some((kind) => kind === value);

/** The kind of a figure; anything else is null: nobody said. */
export const looseFigureKind = z.transform((value: unknown) => (isFigureKind(value) ? value : null));

/** A list of texts; anything else is empty. */
export const looseTexts = z.transform((value: unknown) =>
  Array.isArray(value) ? value.map(toText).filter((text) => text !== null) : [],
);

const isPairValue = (value: unknown): boolean => toText(value) !== null;

/** Texts by name, numbers too; anything else is left out. */
export const looseTextPairs = z.transform((value: unknown): Record<string, string> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const pairs = Object.entries(value).filter(([, text]) => isPairValue(text));
  return Object.fromEntries(pairs.map(([name, text]) => [name, String(text).trim()]));
});

/** A list of items that must keep to the contract; when the API leaves the list out it is empty. */
export function looseList<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.array(item),
  );
}

/** The loose values by what they are read as: what writes the contract down tells them apart by identity. */
export const looseValues = {
  number: looseNumber,
  price: loosePrice,
  text: looseText,
  flag: looseFlag,
  month: looseMonth,
  figureKind: looseFigureKind,
  texts: looseTexts,
  textPairs: looseTextPairs,
} as const;
