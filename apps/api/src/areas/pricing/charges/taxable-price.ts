import type { Purchase } from '../purchase.ts';
import type { RoadTaxRule } from '../rules/road-tax/road-tax-rule.ts';
import { askAuthority, noPrice } from './charge.ts';
import { priceBeforeGst } from './vehicle-gst.ts';

/** Number, or why it is unknown. */
export type Known = { value: number } | { reason: string };

/** Wraps a fact, or the reason why it is missing. */
export const known = (value: number | null, reason: string): Known => (value === null ? { reason } : { value });

/** Returns the price that a road tax is based on. */
export function taxablePrice({ taxable }: RoadTaxRule, purchase: Purchase): Known {
  const { ex_showroom_price } = purchase.variant;
  if (ex_showroom_price === null || taxable !== 'before_gst') return known(ex_showroom_price, noPrice);
  return known(
    priceBeforeGst(purchase),
    'We can’t work out the price before GST. We don’t know the displacement or the tax rate at the time.',
  );
}

/** Returns the measure that selects a road tax band. */
export function measureOf(rule: RoadTaxRule, purchase: Purchase): Known {
  const { kerb_weight } = purchase.variant;
  if (rule.measure === 'price') return taxablePrice(rule, purchase);
  if (rule.measure === 'displacement') return displacementOf(purchase);
  return known(kerb_weight, 'We don’t know the kerb weight.');
}

function displacementOf({ variant, state }: Purchase): Known {
  if (variant.fuel_type === 'petrol') {
    return known(variant.displacement, 'We don’t know the displacement.');
  }
  return {
    reason: `${state} taxes by engine size. We found no rule for electric two-wheelers. ${askAuthority}`,
  };
}
