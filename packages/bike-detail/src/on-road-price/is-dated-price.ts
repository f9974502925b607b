import type { OnRoadPrice } from '@dopahiya/domain';

/** Whether the ex-showroom price in a price on the road is of a month more than a year before the day it holds for. */
export function isDatedPrice({ price_month, date }: Pick<OnRoadPrice, 'price_month' | 'date'>): boolean {
  if (!price_month || !date) return false;
  const yearBefore = `${Number(date.slice(0, 4)) - 1}${date.slice(4, 7)}`;
  return price_month < yearBefore;
}
