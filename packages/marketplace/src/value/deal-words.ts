import type { Deal } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/deal';
import { priceQualifier } from '@dopahiya/domain/prices';

/** Returns the text of a price rating; an unusually low price is never called good. */
export function dealWords({ grade, difference, is_unusually_low }: Deal): string {
  const rupees = formatPrice(Math.abs(difference));
  if (is_unusually_low) return texts.unusuallyLow(rupees);
  if (difference === 0) return texts.even(texts.grades[grade]);
  return (difference < 0 ? texts.below : texts.above)(texts.grades[grade], rupees);
}

/** Ex-showroom price of a new model in whole rupees, and its month. */
interface NewPrice {
  price: number | null;
  price_month: string | null;
}

/** Explains why the estimate is above the price of a new one, or else that the asking price is; empty otherwise. */
export function explainAboveNewPrice(
  used: { asked?: number; estimate: number },
  { price, price_month }: NewPrice,
): string {
  if (price === null) return '';
  const told = `${formatPrice(price)} ${priceQualifier({ status: 'on_sale', price_month })}`;
  if (used.estimate > price) return texts.estimateAboveNew(told);
  return used.asked !== undefined && used.asked > price ? texts.askedAboveNew(told) : '';
}
