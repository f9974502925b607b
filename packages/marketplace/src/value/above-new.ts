import { priceQualifier } from '@dopahiya/domain/prices';
import { formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/deal';

/** What a model on sale costs new, ex-showroom in whole rupees, and of which month that is. */
interface NewPrice {
  price: number | null;
  price_month: string | null;
}

/** That the estimate of a used bike is more than its model costs new, and why; else that more is asked; empty where neither is so. */
export function aboveNew(used: { asked?: number; estimate: number }, { price, price_month }: NewPrice): string {
  if (price === null) return '';
  const told = `${formatPrice(price)} ${priceQualifier({ status: 'on_sale', price_month })}`;
  if (used.estimate > price) return texts.estimateAboveNew(told);
  return used.asked !== undefined && used.asked > price ? texts.askedAboveNew(told) : '';
}
