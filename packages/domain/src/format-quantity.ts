import { language } from '#texts/language';

const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });

/** A number with Indian grouping and at most two decimals: 250000 becomes '2,50,000'. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** A number and its unit: `formatQuantity(1390, 'mm')` is '1,390 mm'. */
export function formatQuantity(value: number, unit: string): string {
  return `${formatNumber(value)} ${unit}`;
}
