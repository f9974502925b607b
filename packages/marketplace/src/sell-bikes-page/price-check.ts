import type { UsedBikeValuation } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { farOff } from '@dopahiya/engines/valuation';
import * as texts from '#texts/sell-rules';

/** Between which prices similar bikes are sold; null where nobody knows. */
export function similarPrices(valuation: UsedBikeValuation | null): { low: number; high: number } | null {
  const { low = null, high = null, min_price = null, max_price = null } = valuation ?? {};
  if (min_price !== null && max_price !== null) return { low: min_price, high: max_price };
  return low === null || high === null ? null : { low, high };
}

/** Whether a price is far off what similar bikes are asked for, and to which side; null where it is not, or nobody knows. */
export function priceOff(price: number | null, valuation: UsedBikeValuation | null): 'low' | 'high' | null {
  const { low = null, high = null } = valuation ?? {};
  return price === null || low === null || high === null ? null : farOff({ low, high }, price);
}

/** What is said of a price that is far off and not confirmed yet. */
export function farOffFault(off: 'low' | 'high', price: number, valuation: UsedBikeValuation | null): string {
  const { low, high } = similarPrices(valuation) ?? { low: price, high: price };
  return texts.priceFarOff[off](formatPrice(price), formatPrice(low), formatPrice(high));
}
