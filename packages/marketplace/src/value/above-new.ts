import { priceQualifier } from '@dopahiya/domain/prices';
import { formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/deal';

/** What a model on sale costs new, ex-showroom in whole rupees, and of which month that is. */
interface NewPrice {
  price: number | null;
  price_month: string | null;
}

/** That a used bike's price is above that of its model new, in a sentence; empty where it is not, or nobody knows. */
export function aboveNew(used: number, { price, price_month }: NewPrice): string {
  if (price === null || used <= price) return '';
  return texts.aboveNew(`${formatPrice(price)} ${priceQualifier({ status: 'on_sale', price_month })}`);
}
