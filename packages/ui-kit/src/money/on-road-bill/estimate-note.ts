import { isDatedPrice, type OnRoadPrice } from '@dopahiya/domain/prices';
import { formatDate, formatMonth } from '@dopahiya/domain/site';
import * as texts from '#texts/on-road-bill';

type Dates = Pick<OnRoadPrice, 'price_month' | 'date' | 'version'>;

/**
 * Of when a price is: 'Estimate: price of June 2026, rules of 21 Nov 2026'; an old one says that it is, and what is not known
 * is said to be so. The rules have a day of their own, not that of the visit.
 */
export function estimateNote(dates: Dates): string {
  const day = dayOfRules(dates);
  const rules = day && formatDate(day);
  const { price_month } = dates;
  if (price_month)
    return (isOldEstimate(dates) ? texts.oldEstimate : texts.estimateOfMonth)(formatMonth(price_month), rules);
  return rules ? texts.estimateByRules(rules) : texts.estimate;
}

/** Whether the price was old on the day that it is shown for; without one, on the day of its rules. */
export const isOldEstimate = (dates: Dates): boolean =>
  isDatedPrice({ price_month: dates.price_month, date: dates.date ?? dayOfRules(dates) });

/** Another server may name its rules otherwise. */
const dayOfRules = ({ version }: Dates): string | null =>
  version !== null && /^\d{4}-\d\d-\d\d/.test(version) ? version.slice(0, 10) : null;
