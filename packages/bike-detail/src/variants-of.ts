import type { BikeDetail, Variant } from '@dopahiya/domain/bikes';
import { variantOfOwnPrice } from '@dopahiya/domain/prices';

/** Returns only the variants of this bike; an API may send others along. */
export function variantsOf({ id, variants }: Pick<BikeDetail, 'id' | 'variants'>): Variant[] {
  return variants.filter(({ bike_model }) => bike_model === String(id));
}

/** Returns the variant whose price the page shows first; null to show the model's own price, which no variant has, or without variants. */
export function firstVariantOf(bike: Pick<BikeDetail, 'id' | 'variants' | 'price' | 'price_month'>): Variant | null {
  const { price, price_month: priceMonth } = bike;
  const variants = variantsOf(bike);
  const items = variants.map((variant) => ({
    variant,
    price: variant.ex_showroom_price,
    priceMonth: variant.price_month ?? priceMonth,
  }));
  const first = variantOfOwnPrice({ price, priceMonth }, items)?.variant;
  return first ?? (price === null ? variants[0] : null) ?? null;
}
