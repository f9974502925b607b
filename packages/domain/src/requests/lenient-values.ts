import * as z from 'zod/mini';
import type { SaleStatus } from './bike-request.ts';
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
export const lenientNumber = z.transform(toNumber);

/** A price, above 0; anything else is null: the price is not known. */
export const lenientPrice = z.transform(toPrice);

/** Text with something in it; anything else is null. */
export const lenientText = z.transform(toText);

/** True or false, also as Yes or No; anything else is null. */
export const lenientFlag = z.transform(toFlag);

const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** A month like '2026-06'; anything else is null. */
export const lenientMonth = z.transform((value: unknown) =>
  typeof value === 'string' && isMonth(value) ? value : null,
);

const isFigureKind = (value: unknown): value is FigureKind => figureKinds.some((kind) => kind === value);

/** The kind of a figure; anything else is null: nobody said. */
export const lenientFigureKind = z.transform((value: unknown) => (isFigureKind(value) ? value : null));

const isAwayFromSale = (value: unknown): value is SaleStatus => value === 'upcoming' || value === 'discontinued';

/** Where a bike stands in its life; an API that does not say is taken to sell it. */
export const lenientSaleStatus = z.transform((value: unknown): SaleStatus =>
  isAwayFromSale(value) ? value : 'on_sale',
);

/** A list of texts; anything else is empty. */
export const lenientTexts = z.transform((value: unknown) =>
  Array.isArray(value) ? value.map(toText).filter((text) => text !== null) : [],
);

const isPairValue = (value: unknown): boolean => toText(value) !== null;

/** Texts by name, numbers too; anything else is left out. */
export const lenientTextPairs = z.transform((value: unknown): Record<string, string> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const pairs = Object.entries(value).filter(([, text]) => isPairValue(text));
  return Object.fromEntries(pairs.map(([name, text]) => [name, String(text).trim()]));
});

/** A list of items that must keep to the contract; when the API leaves the list out it is empty. */
export function lenientList<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.array(item),
  );
}

/** The loose values by what they are read as: what writes the contract down tells them apart by identity. */
export const lenientValues = {
  number: lenientNumber,
  price: lenientPrice,
  text: lenientText,
  flag: lenientFlag,
  month: lenientMonth,
  figureKind: lenientFigureKind,
  saleStatus: lenientSaleStatus,
  texts: lenientTexts,
  textPairs: lenientTextPairs,
} as const;
