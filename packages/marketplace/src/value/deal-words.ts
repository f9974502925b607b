import type { Deal } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/deal';
import { priceQualifier } from '@dopahiya/domain/prices';

/** What a label says of a price; one that warns is called nothing good. */
export function dealWords({ grade, difference, is_unusually_low }: Deal): string {
  const rupees = formatPrice(Math.abs(difference));
  if (is_unusually_low) return texts.unusuallyLow(rupees);
  if (difference === 0) return texts.even(texts.grades[grade]);
  return (difference < 0 ? texts.below : texts.above)(texts.grades[grade], rupees);
}

/** What a model on sale costs new, ex-showroom in whole rupees, and of which month that is. */
interface NewPrice {
  price: number | null;
  price_month: string | null;
}

/** That more is asked for a used bike than its model costs new, or else that its estimate is more; empty where neither is so. */
export function aboveNew(used: { asked?: number; estimate: number }, { price, price_month }: NewPrice): string {
  if (price === null) return '';
  const told = `${formatPrice(price)} ${priceQualifier({ status: 'on_sale', price_month })}`;
  if (used.asked !== undefined && used.asked > price) return texts.askedAboveNew(told);
  return used.estimate > price ? texts.estimateAboveNew(told) : '';
}
