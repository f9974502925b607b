import * as texts from '#texts/prices';
import { pluralForm } from '#texts/language';
import { units } from '#texts/units';

/** Minimum and maximum number of decimals. */
interface Decimals {
  /** @default 0 */
  min?: number;
  /** @default 2 */
  max?: number;
}

/**
 * Formats a number with Indian grouping: 250000 becomes '2,50,000'. Same output as `Intl.NumberFormat` in our
 * languages, whose first formatter takes a cheap phone as long as hydrating a page.
 */
export function formatNumber(value: number, { min = 0, max = 2 }: Decimals = {}): string {
  const [whole = '', decimals = ''] = roundedDigits(Math.abs(value), max).split('.');
  const part = decimals.padEnd(min, '0');
  return `${value < 0 ? '-' : ''}${whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')}${part && `.${part}`}`;
}

/** Rounds on the decimal digits, so that 1.005 becomes 1.01. */
function roundedDigits(value: number, decimals: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  // Numbers in exponent notation cannot take a second exponent.
  const shifted = Number(`${value}e${decimals}`) || value * 10 ** decimals;
  return String(Number(`${Math.round(shifted)}e-${decimals}`));
}

const unitNames: Readonly<Record<string, string>> = units;

/** Formats a number with its unit, by its name in the contract: `formatQuantity(1390, 'mm')` is '1,390 mm' or '1,390 मिमी'. */
export function formatQuantity(value: number, unit: string, names = unitNames): string {
  return `${formatNumber(value)} ${names[unit] ?? unit}`;
}

/** Texts for a missing price: in tables, on cards and pages, in search suggestions. */
export const missingPrice = texts.missingPrice;

/** Formats whole rupees with Indian grouping: 181118 becomes '₹1,81,118'; null becomes `missing`. */
export function formatPrice(amount: number | null, missing: string = missingPrice.card): string {
  return amount === null ? missing : formatRupees(amount, 0);
}

/** Formats rupees with two decimals: 6767.1 becomes '₹6,767.10'. */
export const formatToPaisa = (amount: number): string => formatRupees(amount, 2);

const formatRupees = (amount: number, decimals: number): string =>
  `${amount < 0 ? '-' : ''}₹${formatNumber(Math.abs(amount), { min: decimals, max: decimals })}`;

/** Plural forms of a text: `other`, and those of the rest that the language has. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Returns the plural form for a count in the language of this build: `plural(2, { one: '1 bike', other: '2 bikes' })`. */
export function plural(count: number, forms: PluralForms): string {
  return forms[pluralForm(count) as Intl.LDMLPluralRule] ?? forms.other;
}
