import { type OnRoadPrice, pricingVersion } from '../../pricing/index.ts';
import type { FigureTexts } from '../texts/en/figures.ts';
import { plain } from './pipe-table.ts';

/** Describes ex-showroom prices: where they apply and their months. */
export function exShowroomBasis(months: readonly (string | null)[], { basis }: FigureTexts): string {
  const known = [...new Set(months.filter((month) => month !== null))].toSorted();
  const [first, last] = [known[0], known.at(-1)];
  return basis.exShowroom(first === undefined || last === undefined ? null : { first, last });
}

/** Names the day of the rules for on-road prices, which is not the day of the visit. */
export const ruleDayBasis = ({ basis }: FigureTexts): string => basis.ruleDay(pricingVersion);

/** Describes the rules of an on-road price, with the source of its road tax. */
export function rulesBasis(price: Pick<OnRoadPrice, 'state' | 'lines'>, texts: FigureTexts): string[] {
  const tax = price.lines.find(({ key }) => key === 'road_tax');
  return [
    ruleDayBasis(texts),
    ...(tax ? [texts.basis.roadTax(texts.placeName(price.state), plain(texts.sourceName(tax.source)))] : []),
  ];
}

/**
 * Joins the parts into one line without duplicates, keeping the longest form, with a capital first letter. Pages recognise it by its nested
 * emphasis.
 */
export function basisLine(parts: readonly string[]): string {
  const once = [...new Set(parts)].filter((part, _, all) => !all.some((other) => other.startsWith(`${part}, `)));
  const text = once.join('; ').replaceAll(/[.;\s]+$/g, '');
  const end = /\p{Script=Devanagari}/u.test(text) ? '।' : '.';
  return text === '' ? '' : `_*${text.charAt(0).toUpperCase()}${text.slice(1)}${end}*_`;
}
