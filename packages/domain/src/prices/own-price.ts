/** A price and its month; null if unknown. */
interface MonthlyPrice {
  price: number | null;
  priceMonth: string | null;
}

/**
 * Finds the variant that a model's own price is for, which its card and its page show first. If the model has no price: the cheapest of the
 * variants with the newest price.
 */
export function variantOfOwnPrice<Item extends MonthlyPrice>(
  own: MonthlyPrice,
  variants: readonly Item[],
): Item | undefined {
  const priced = variants.filter(({ price }) => price !== null);
  if (own.price === null) return priced.toSorted(byMonthThenPrice)[0];
  return priced.find(({ price, priceMonth }) => price === own.price && priceMonth === own.priceMonth);
}

/** Newest first, then cheapest. */
function byMonthThenPrice(one: MonthlyPrice, other: MonthlyPrice): number {
  const months = (other.priceMonth ?? '').localeCompare(one.priceMonth ?? '');
  return months || (one.price ?? 0) - (other.price ?? 0);
}
