import { isDatedPrice, formatDate, formatMonth, type OnRoadPrice } from '@dopahiya/domain';

/** Of when a price is: 'An estimate: price of June 2026, rules of 21 Nov 2026'; an old one says that it is. */
export function noteOf({ price_month, date }: Pick<OnRoadPrice, 'price_month' | 'date'>): string {
  const age = isDatedPrice({ price_month, date }) ? ', more than a year old' : '';
  const month = price_month && `price of ${formatMonth(price_month)}${age}`;
  const rules = date && `rules of ${formatDate(date)}`;
  return ['An estimate', [month, rules].filter(Boolean).join(', ')].filter(Boolean).join(': ');
}
