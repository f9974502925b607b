import { isDatedPrice, type OnRoadPrice } from '@dopahiya/domain/prices';
import { formatDate, formatMonth } from '@dopahiya/domain/site';
import * as texts from '#texts/on-road-bill';

/** Of when a price is: 'An estimate: price of June 2026, rules of 21 Nov 2026'; an old one says that it is. The rules have a day of their own, not that of the visit. */
export function estimateNote({
  price_month,
  date,
  version,
}: Pick<OnRoadPrice, 'price_month' | 'date' | 'version'>): string {
  // Another server may name its rules otherwise.
  const rules = version !== null && /^\d{4}-\d\d-\d\d/.test(version) && formatDate(version);
  if (price_month && rules) {
    const isOld = date !== null && isDatedPrice({ price_month, date });
    return (isOld ? texts.oldEstimate : texts.estimateOfMonthByRules)(formatMonth(price_month), rules);
  }
  if (price_month) return texts.estimateOfMonth(formatMonth(price_month));
  return rules ? texts.estimateByRules(rules) : texts.estimate;
}
