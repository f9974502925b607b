import { type OnRoadPrice, pricingVersion } from '../../pricing/index.ts';
import { formatDate, formatMonth } from '@dopahiya/domain/site';
import { defaultCity } from '@dopahiya/domain/places';
import { plain } from './pipe-table.ts';

/** What ex-showroom prices are: where they hold and of which months. */
export function exShowroomBasis(months: readonly (string | null)[]): string {
  const known = [...new Set(months.filter((month) => month !== null))].toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return `ex-showroom, ${defaultCity}`;
  const span = first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`;
  return `ex-showroom, ${defaultCity}, ${span}`;
}

/** Of which day the rules of on-road prices are: not that of the visit. */
export const ruleDayBasis = `taxes, fees and premiums by the rules of ${formatDate(pricingVersion)}`;

/** By which rules an on-road price was worked out, and where its road tax stands. */
export function rulesBasis(price: Pick<OnRoadPrice, 'state' | 'lines'>): string[] {
  const tax = price.lines.find(({ key }) => key === 'road_tax');
  return [ruleDayBasis, ...(tax ? [`road tax of ${price.state}: ${plain(tax.source)}`] : [])];
}

/** What the facts of a specification are. */
export const catalogueBasis = (date: string): string => `facts of Dopahiya's catalogue, ${formatMonth(date)}`;

/** One line of what figures are, each part once and in its longest form, capital first: emphasis within emphasis, by which pages know it. */
export function basisLine(parts: readonly string[]): string {
  const once = [...new Set(parts)].filter((part, _, all) => !all.some((other) => other.startsWith(`${part}, `)));
  const text = once.join('; ').replaceAll(/[.;\s]+$/g, '');
  return text === '' ? '' : `_*${text.charAt(0).toUpperCase()}${text.slice(1)}.*_`;
}
