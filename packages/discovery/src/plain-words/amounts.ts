import type { Measure } from './measures.ts';

const moneyUnits: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  l: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  cr: 10_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
};

const unitMeasures: readonly [unit: RegExp, measure: Measure][] = [
  [/^cc$/, 'capacity'],
  [/^(kmpl|kpl|km\/l|km per lit(re|er))$/, 'mileage'],
  [/^(km|kms|kilomet(re|er)s?)$/, 'range'],
  [/^mm$/, 'seat_height'],
  [/^(kg|kgs|kilos?)$/, 'kerb_weight'],
];

const units = String.raw`k(?:m(?:pl|\/l|s| per lit(?:re|er))?|pl|gs?|ilos?|ilomet(?:re|er)s?)?|thousand|l(?:a(?:khs?|cs?))?|cr(?:ores?)?|cc|mm`;

/** Source of a pattern for one amount with three groups: currency, number, unit. */
export const amountPattern = String.raw`(₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:(${units})(?![a-z0-9]))?`;

/** A number with its unit, as it was written. */
export interface Amount {
  number: number;
  unit: string;
  /** What its unit says it measures; undefined without one. */
  measure: Measure | undefined;
}

/** The amount in the three groups of `amountPattern`; null where there is none. */
export function amountOf(currency: string | undefined, number: string | undefined, unitText = ''): Amount | null {
  if (number === undefined) return null;
  const unit = unitText.toLowerCase();
  const measure = unit in moneyUnits || currency ? 'price' : unitMeasures.find(([words]) => words.test(unit))?.[1];
  return { number: Number(number.replaceAll(',', '')), unit, measure };
}

/** The value of an amount in rupees, cc, kmpl, km, mm or kg. */
export const valueOf = ({ number, unit }: Amount): number => Math.round(number * (moneyUnits[unit] ?? 1));
