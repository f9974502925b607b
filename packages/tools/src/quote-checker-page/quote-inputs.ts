import { defaultCity } from '@dopahiya/domain/places';
import { readNumber } from '@dopahiya/domain/typed';
import {
  isCounted,
  type LineCode,
  lineCodes,
  lineStandings,
  type QuotationLine,
  toPaise,
} from '@dopahiya/engines/quotation';
import { freeText, type PageParameters } from '@dopahiya/site';
import type { BikeChoice } from '../chosen-bike/chosen-bike-queries.ts';
import { quoteAddress } from '../chosen-bike/quote-address.ts';

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

/** The form that boxes far from it belong to. */
export const formId = 'quotation-form';

/** More than any two-wheeler of the catalogue costs. */
export const maxAmountRupees = 10_000_000;

/** The parameters of the form without scripts; with them the text never leaves the page. */
export const quoteParameters: PageParameters = {
  bike: freeText(),
  variant: freeText(),
  city: freeText(),
  text: freeText((text) => text.trim() !== '' && text.length <= sentLength),
  date: freeText((text) => /^20\d{2}-\d{2}-\d{2}$/u.test(text)),
  total: freeText(),
  wanted: freeText(isLineCode),
  ...Object.fromEntries(lineCodes.map((code) => [code, freeText()])),
};

function isLineCode(text: string): text is LineCode {
  return Object.hasOwn(lineStandings, text);
}

/** What an address asks for. */
export interface QuoteInputs extends BikeChoice {
  /** Whether the address names the city; else it is the usual one, in the place of the visitor's. */
  namesCity: boolean;
  text: string;
  lines: QuotationLine[];
  /** The total on the paper; null where it is not known but for the text. */
  total: number | null;
  /** The day of the quotation, 'YYYY-MM-DD'; empty where it is not known but for the text. */
  date: string;
  /** Optional lines that the buyer asked for. */
  wanted: LineCode[];
  /** What was entered as the amount of a line and could not be read. */
  unread: UnreadAmounts;
}

/** Texts of amounts that could not be read, by their line. */
export type UnreadAmounts = Partial<Record<LineCode, string>>;

/** What an address asks for; what is not given is empty, and the city the usual one. */
export function readQuoteInputs(search: URLSearchParams): QuoteInputs {
  const given = (name: string): string => search.get(name)?.trim() ?? '';
  const lines = lineCodes.flatMap((code): QuotationLine[] => {
    const amount = amountIn(given(code));
    return amount === null ? [] : [lineOf(code, amount)];
  });
  return {
    bike: given('bike'),
    variant: given('variant'),
    city: given('city') || defaultCity,
    namesCity: given('city') !== '',
    text: given('text'),
    lines,
    total: amountIn(given('total')),
    date: given('date'),
    wanted: search.getAll('wanted').filter(isLineCode),
    unread: Object.fromEntries(
      lineCodes.flatMap((code) => (given(code) !== '' && amountIn(given(code)) === null ? [[code, given(code)]] : [])),
    ),
  };
}

/** The address of a check: bike, city, day and the amounts that were read, and not a word of the dealer's or the buyer's. */
export function checkAddress(
  choice: BikeChoice,
  { lines, total, date, wanted }: Pick<QuoteInputs, 'lines' | 'total' | 'date' | 'wanted'>,
): string {
  const sums = new Map<LineCode, number>();
  for (const { code, amount } of lines.filter(isCounted)) sums.set(code, toPaise((sums.get(code) ?? 0) + amount));
  return quoteAddress(choice, [
    ...(date === '' ? [] : [['date', date] as const]),
    ...[...sums].map(([code, amount]) => [code, String(Math.abs(amount))] as const),
    ...(total === null ? [] : [['total', String(total)] as const]),
    ...wanted.map((code) => ['wanted', code] as const),
  ]);
}

/** A line that was filled in; what is taken off is negative. */
export function lineOf(code: LineCode, amount: number): QuotationLine {
  const within = Math.min(amount, maxAmountRupees);
  const signed = lineStandings[code] === 'deduction' ? -within : within;
  return { code, amount: signed, flags: amount === 0 ? ['free'] : [], text: '' };
}

/** The amount in what was entered, which counts as its line does; null without one. */
function amountIn(entered: string): number | null {
  const amount = readNumber(entered, { whole: true });
  return amount === null ? null : Math.abs(amount);
}
