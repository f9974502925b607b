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
import { type BikeChoice, quoteAddress } from '../chosen-bike/chosen-bike-queries.ts';

/** Lines with their own field, in the usual order. */
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

/** Maximum text length in a URL, in characters: a Hindi letter takes nine bytes, and servers reject more than 16 kB. */
export const sentLength = 1400;

/** Id of the form, for fields outside it. */
export const formId = 'quotation-form';

/** Maximum amount in rupees, above the price of any two-wheeler in the catalogue. */
export const maxAmountRupees = 10_000_000;

/** Parameters of the form without scripts; with scripts the text never leaves the page. */
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

/** Inputs from the URL. */
export interface QuoteInputs extends BikeChoice {
  /** Whether the URL names the city; otherwise it is the default one, until replaced by the visitor's. */
  namesCity: boolean;
  text: string;
  lines: QuotationLine[];
  /** Total of the quotation; null if not given separately from the text. */
  total: number | null;
  /** Date of the quotation, 'YYYY-MM-DD'; empty if not given separately from the text. */
  date: string;
  /** Optional lines the buyer asked for. */
  wanted: LineCode[];
  /** Amounts entered that are not valid numbers. */
  unread: UnreadAmounts;
}

/** Invalid amounts as entered, by line. */
export type UnreadAmounts = Partial<Record<LineCode, string>>;

/** Reads the inputs from the URL; missing ones are empty, the city is the default. */
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

/** Returns the URL of a check: bike, city, date and amounts, without the text of dealer or buyer. */
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

/** Creates a line from an entered amount; deductions are negative. */
export function lineOf(code: LineCode, amount: number): QuotationLine {
  const within = Math.min(amount, maxAmountRupees);
  const signed = lineStandings[code] === 'deduction' ? -within : within;
  return { code, amount: signed, flags: amount === 0 ? ['free'] : [], text: '' };
}

/** Parses an entered amount; null if it is not a number. */
function amountIn(entered: string): number | null {
  const amount = readNumber(entered, { whole: true });
  return amount === null ? null : Math.abs(amount);
}
