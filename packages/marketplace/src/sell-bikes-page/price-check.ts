import type { UsedBikeValuation } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { farOff } from '@dopahiya/engines/valuation';
import * as texts from '#texts/sell-rules';

/** Returns the price range of similar bikes; null if unknown. */
export function similarPrices(valuation: UsedBikeValuation | null): { low: number; high: number } | null {
  const { low = null, high = null, min_price = null, max_price = null } = valuation ?? {};
  if (min_price !== null && max_price !== null) return { low: min_price, high: max_price };
  return low === null || high === null ? null : { low, high };
}

/** Returns whether a price is far below or above the asking prices of similar bikes; null if it is not, or if unknown. */
export function priceOff(price: number | null, valuation: UsedBikeValuation | null): 'low' | 'high' | null {
  const { low = null, high = null } = valuation ?? {};
  return price === null || low === null || high === null ? null : farOff({ low, high }, price);
}

/** Returns the validation error for an unconfirmed price that is far off. */
export function farOffError(off: 'low' | 'high', price: number, valuation: UsedBikeValuation | null): string {
  const { low, high } = similarPrices(valuation) ?? { low: price, high: price };
  return texts.priceFarOff[off](formatPrice(price), formatPrice(low), formatPrice(high));
}
