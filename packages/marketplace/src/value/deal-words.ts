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

/** Says that a used bike's estimate is more than its model costs new, and why; else that the asking price is; empty otherwise. */
export function explainAboveNewPrice(
  used: { asked?: number; estimate: number },
  { price, price_month }: NewPrice,
): string {
  if (price === null) return '';
  const told = `${formatPrice(price)} ${priceQualifier({ status: 'on_sale', price_month })}`;
  if (used.estimate > price) return texts.estimateAboveNew(told);
  return used.asked !== undefined && used.asked > price ? texts.askedAboveNew(told) : '';
}
