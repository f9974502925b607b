import type { Purchase } from '../purchase.ts';
import type { RoadTaxRule } from '../rules/road-tax/road-tax-rule.ts';
import { priceBeforeGst } from './vehicle-gst.ts';

/** Number, or why it is unknown. */
export type Known = { value: number } | { reason: string };

/** Wraps a fact, or the reason why it is missing. */
export const known = (value: number | null, reason: string): Known => (value === null ? { reason } : { value });

/** Returns the price that a road tax is based on. */
export function taxablePrice({ taxable }: RoadTaxRule, purchase: Purchase): Known {
  const { variant, texts } = purchase;
  const { ex_showroom_price } = variant;
  if (ex_showroom_price === null || taxable !== 'before_gst') return known(ex_showroom_price, texts.noPrice);
  return known(priceBeforeGst(purchase), texts.noPriceBeforeGst);
}

/** Returns the measure that selects a road tax band. */
export function measureOf(rule: RoadTaxRule, purchase: Purchase): Known {
  const { kerb_weight } = purchase.variant;
  if (rule.measure === 'price') return taxablePrice(rule, purchase);
  if (rule.measure === 'displacement') return displacementOf(purchase);
  return known(kerb_weight, purchase.texts.noKerbWeight);
}

function displacementOf({ variant, state, texts }: Purchase): Known {
  if (variant.fuel_type === 'petrol') {
    return known(variant.displacement, texts.noDisplacement);
  }
  return { reason: texts.taxedByEngine(state) };
}
