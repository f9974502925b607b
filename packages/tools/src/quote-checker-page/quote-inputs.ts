import { defaultCity } from '@dopahiya/domain';
import { freeText, type PageParameters } from '@dopahiya/page';
import type { BikeChoice } from '../chosen-bike/chosen-bike-queries.ts';
import { type LineCode, lineStandings } from '../quotation/line-codes.ts';
import type { QuotationLine } from '../quotation/quotation.ts';

/** The lines that have a field of their own, in the order in which quotations have them. */
export const fieldCodes = [
  'ex_showroom',
  'rto_bundle',
  'insurance_bundle',
  'hsrp',
  'accessories',
  'handling',
  'file_charge',
  'ew',
  'helmet',
  'discount',
] as const satisfies LineCode[];

/** The most that an address can carry: each letter of Hindi takes nine bytes there, and servers refuse above 16 kB. */
export const sentLength = 1400;

/** More than any two-wheeler of the catalogue costs. */
export const mostRupees = 10_000_000;

/** The parameters of the form without scripts; with them the text never leaves the page. */
export const quoteParameters: PageParameters = {
  bike: freeText(),
  variant: freeText(),
  city: freeText(),
  text: freeText((text) => text.trim() !== '' && text.length <= sentLength),
  ...Object.fromEntries(fieldCodes.map((code) => [code, freeText((text) => amountIn(text) !== null)])),
};

/** What an address asks for. */
export interface QuoteInputs extends BikeChoice {
  text: string;
  lines: QuotationLine[];
}

/** What an address asks for; what is not given is empty, and the city the usual one. */
export function readQuoteInputs(search: URLSearchParams): QuoteInputs {
  const given = (name: string): string => search.get(name)?.trim() ?? '';
  const lines = fieldCodes.flatMap((code): QuotationLine[] => {
    const amount = amountIn(given(code));
    return amount === null ? [] : [lineOf(code, amount)];
  });
  return {
    bike: given('bike'),
    variant: given('variant'),
    city: given('city') || defaultCity,
    text: given('text'),
    lines,
  };
}

/** A line that was filled in; what is taken off is negative. */
export function lineOf(code: LineCode, amount: number): QuotationLine {
  const within = Math.min(amount, mostRupees);
  const signed = lineStandings[code] === 'deduction' ? -within : within;
  return { code, amount: signed, flags: amount === 0 ? ['free'] : [], text: '' };
}

/** The number in what was typed, letters and signs left out; null without one. */
export function amountIn(typed: string): number | null {
  const digits = /\d+(?:\.\d{1,2})?/u.exec(typed.replaceAll(/[^\d.]/gu, ''))?.[0];
  return digits === undefined ? null : Number(digits);
}
