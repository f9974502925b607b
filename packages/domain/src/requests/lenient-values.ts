import * as z from 'zod/mini';
import type { SaleStatus } from './bike-request.ts';
import { type FigureKind, figureKinds } from '../specifications/figure-kinds.ts';

const toNumber = (value: unknown): number | null => {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = typeof value === 'number' ? value : Number.parseFloat(value.replaceAll(',', ''));
  return Number.isFinite(number) ? number : null;
};

/** An API may send 0 for an unknown price. */
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

/** Number, or text that starts with one; anything else becomes null (unknown). */
export const lenientNumber = z.transform(toNumber);

/** Price above 0; anything else becomes null (unknown). */
export const lenientPrice = z.transform(toPrice);

/** Text that is not empty; anything else becomes null. */
export const lenientText = z.transform(toText);

/** Boolean, also as Yes or No; anything else becomes null. */
export const lenientFlag = z.transform(toFlag);

const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Month like '2026-06'; anything else becomes null. */
export const lenientMonth = z.transform((value: unknown) =>
  typeof value === 'string' && isMonth(value) ? value : null,
);

const isFigureKind = (value: unknown): value is FigureKind => figureKinds.some((kind) => kind === value);

/** Kind of a figure; anything else becomes null (unknown). */
export const lenientFigureKind = z.transform((value: unknown) => (isFigureKind(value) ? value : null));

const isAwayFromSale = (value: unknown): value is SaleStatus => value === 'upcoming' || value === 'discontinued';

/** Sale status of a bike; on sale if the API does not send it. */
export const lenientSaleStatus = z.transform((value: unknown): SaleStatus =>
  isAwayFromSale(value) ? value : 'on_sale',
);

/** List of texts; anything else becomes an empty list. */
export const lenientTexts = z.transform((value: unknown) =>
  Array.isArray(value) ? value.map(toText).filter((text) => text !== null) : [],
);

const isPairValue = (value: unknown): boolean => toText(value) !== null;

/** Record of texts or numbers; other entries are dropped. */
export const lenientTextPairs = z.transform((value: unknown): Record<string, string> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const pairs = Object.entries(value).filter(([, text]) => isPairValue(text));
  return Object.fromEntries(pairs.map(([name, text]) => [name, String(text).trim()]));
});

/** List whose items must follow the contract; a missing list is empty. */
export function lenientList<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.array(item),
  );
}

/** Lenient types by name; the contract generator recognises them by identity. */
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
