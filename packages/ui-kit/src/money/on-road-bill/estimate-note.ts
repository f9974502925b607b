import { isDatedPrice, type OnRoadPrice } from '@dopahiya/domain/prices';
import { formatDate, formatMonth } from '@dopahiya/domain/site';
import * as texts from '#texts/on-road-bill';

type Dates = Pick<OnRoadPrice, 'price_month' | 'date' | 'version'>;

/**
 * Returns the date note of a price: 'Estimate: price of June 2026, rules of 21 Nov 2026', marked if outdated,
 * and with unknown dates named as such. The rules have their own date, not that of the visit.
 */
export function estimateNote(dates: Dates): string {
  const day = dayOfRules(dates);
  const rules = day && formatDate(day);
  const { price_month } = dates;
  if (price_month)
    return (isOldEstimate(dates) ? texts.oldEstimate : texts.estimateOfMonth)(formatMonth(price_month), rules);
  return rules ? texts.estimateByRules(rules) : texts.estimate;
}

/** Checks whether the price is outdated on the day it is shown for; without one, on the day of its rules. */
export const isOldEstimate = (dates: Dates): boolean =>
  isDatedPrice({ price_month: dates.price_month, date: dates.date ?? dayOfRules(dates) });

/** Another server may use other version names. */
const dayOfRules = ({ version }: Dates): string | null =>
  version !== null && /^\d{4}-\d\d-\d\d/.test(version) ? version.slice(0, 10) : null;
