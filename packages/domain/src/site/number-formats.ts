import * as texts from '#texts/prices';
import { pluralForm } from '#texts/language';

/** How many decimals a number has. */
interface Decimals {
  /** @default 0 */
  min?: number;
  /** @default 2 */
  max?: number;
}

/**
 * A number with Indian grouping: 250000 becomes '2,50,000'. As `Intl.NumberFormat` writes it in our languages, whose first
 * formatter takes a cheap phone as long as a page's hydration.
 */
export function formatNumber(value: number, { min = 0, max = 2 }: Decimals = {}): string {
  const [whole = '', decimals = ''] = roundedDigits(Math.abs(value), max).split('.');
  const part = decimals.padEnd(min, '0');
  return `${value < 0 ? '-' : ''}${whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')}${part && `.${part}`}`;
}

/** Rounded by the digits that are written, so that 1.005 becomes 1.01. */
function roundedDigits(value: number, decimals: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  // What is too small or large to be written in digits alone takes no second exponent.
  const shifted = Number(`${value}e${decimals}`) || value * 10 ** decimals;
  return String(Number(`${Math.round(shifted)}e-${decimals}`));
}

/** A number and its unit: `formatQuantity(1390, 'mm')` is '1,390 mm'. */
export function formatQuantity(value: number, unit: string): string {
  return `${formatNumber(value)} ${unit}`;
}

/** The texts that stand for a price nobody gave: in tables, on cards and pages, in search suggestions. */
export const missingPrice = texts.missingPrice;

/** Whole rupees with Indian grouping: 181118 becomes '₹1,81,118'; null becomes `missing`. */
export function formatPrice(amount: number | null, missing: string = missingPrice.card): string {
  return amount === null ? missing : formatRupees(amount, 0);
}

/** Rupees with two decimals: 6767.1 becomes '₹6,767.10'. */
export const formatToPaisa = (amount: number): string => formatRupees(amount, 2);

const formatRupees = (amount: number, decimals: number): string =>
  `${amount < 0 ? '-' : ''}₹${formatNumber(Math.abs(amount), { min: decimals, max: decimals })}`;

/** The forms of a text by number; a language has `other` and those of the rest that it distinguishes. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The form that a count takes in the language of this build: `plural(2, { one: '1 bike', other: '2 bikes' })`. */
export function plural(count: number, forms: PluralForms): string {
  return forms[pluralForm(count) as Intl.LDMLPluralRule] ?? forms.other;
}
