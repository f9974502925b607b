import type { PriceSteps } from '@dopahiya/domain/prices';
import type { Purchase } from '../purchase.ts';
import type { CessRule, RoadTaxRule, TaxBand } from '../rules/road-tax/road-tax-rule.ts';
import { taxablePrice } from './taxable-price.ts';

/** Returns how a road tax depends on the ex-showroom price: through all price bands, or the one chosen by engine or weight. */
export function stepsOfTax(rule: RoadTaxRule, band: TaxBand, purchase: Purchase): PriceSteps | undefined {
  const { ex_showroom_price } = purchase.variant;
  const taxable = taxablePrice(rule, purchase);
  if (ex_showroom_price === null || 'reason' in taxable) return undefined;
  const bands = rule.measure === 'price' ? rule.bands : [{ ...band, up_to: null }];
  return { share: taxable.value / ex_showroom_price, min: rule.minimum ?? 0, steps: bands.map(stepOf) };
}

const stepOf = (band: TaxBand): PriceSteps['steps'][number] =>
  'percent' in band ? { up_to: band.up_to, percent: band.percent } : { up_to: band.up_to, rupees: band.rupees };

/** Returns how a cess depends on the ex-showroom price; undefined if it depends on the road tax. */
export function stepsOfCess({ charge }: CessRule): PriceSteps | undefined {
  if ('rupees' in charge) return { share: 1, min: 0, steps: [{ up_to: null, rupees: charge.rupees }] };
  if (charge.percent_of === 'road_tax') return undefined;
  return { share: 1, min: 0, steps: [{ up_to: null, percent: charge.percent }] };
}
