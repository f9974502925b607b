import { isDatedPrice, type OnRoadPrice } from '@dopahiya/domain/prices';
import { formatDate, formatMonth } from '@dopahiya/domain/site';
import * as texts from '#texts/on-road-bill';

/** Of when a price is: 'An estimate: price of June 2026, rules of 21 Nov 2026'; an old one says that it is. */
export function estimateNote({ price_month, date }: Pick<OnRoadPrice, 'price_month' | 'date'>): string {
  if (price_month && date) {
    const sentence = isDatedPrice({ price_month, date }) ? texts.oldEstimate : texts.estimateOfMonthByRules;
    return sentence(formatMonth(price_month), formatDate(date));
  }
  if (price_month) return texts.estimateOfMonth(formatMonth(price_month));
  return date ? texts.estimateByRules(formatDate(date)) : texts.estimate;
}
