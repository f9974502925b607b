import { type OnRoadPrice, pricingVersion } from '../../pricing/index.ts';
import { formatDate, formatMonth } from '@dopahiya/domain/site';
import { defaultCity } from '@dopahiya/domain/places';
import { plain } from './pipe-table.ts';

/** Describes ex-showroom prices: where they apply and their months. */
export function exShowroomBasis(months: readonly (string | null)[]): string {
  const known = [...new Set(months.filter((month) => month !== null))].toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return `ex-showroom, ${defaultCity}`;
  const span = first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`;
  return `ex-showroom, ${defaultCity}, ${span}`;
}

/** Day of the rules for on-road prices, which is not the day of the visit. */
export const ruleDayBasis = `taxes, fees and premiums by the rules of ${formatDate(pricingVersion)}`;

/** Describes the rules of an on-road price, with the source of its road tax. */
export function rulesBasis(price: Pick<OnRoadPrice, 'state' | 'lines'>): string[] {
  const tax = price.lines.find(({ key }) => key === 'road_tax');
  return [ruleDayBasis, ...(tax ? [`road tax of ${price.state}: ${plain(tax.source)}`] : [])];
}

/** Describes the facts of a specification. */
export const catalogueBasis = (date: string): string => `facts of Dopahiya's catalogue, ${formatMonth(date)}`;

/**
 * Joins the parts into one line without duplicates, keeping the longest form, with a capital first letter. Pages recognise it by its nested
 * emphasis.
 */
export function basisLine(parts: readonly string[]): string {
  const once = [...new Set(parts)].filter((part, _, all) => !all.some((other) => other.startsWith(`${part}, `)));
  const text = once.join('; ').replaceAll(/[.;\s]+$/g, '');
  return text === '' ? '' : `_*${text.charAt(0).toUpperCase()}${text.slice(1)}.*_`;
}
