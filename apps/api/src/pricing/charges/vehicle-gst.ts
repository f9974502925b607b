import { bandOf } from '../band.ts';
import { priceDaysOf } from '../price-days.ts';
import type { Purchase } from '../purchase.ts';
import { ruleOn } from '../rule.ts';
import { withoutGst } from '../rupees.ts';
import { type VehicleGstRule, vehicleGstRules } from '../rules/vehicle-gst.ts';

/** The rule of GST under which an ex-showroom price was made; undefined before GST, and in a month in which it changed. */
export function gstRuleOf(purchase: Purchase): VehicleGstRule | undefined {
  const [first, last] = priceDaysOf(purchase).map((day) => ruleOn(vehicleGstRules, day));
  return first === last ? first : undefined;
}

/** The per cent of GST and its cess in the ex-showroom price; null without a rule, or the displacement that it asks for. */
export function gstPercentOf(purchase: Purchase): number | null {
  const { variant } = purchase;
  const rule = gstRuleOf(purchase);
  if (!rule) return null;
  if (variant.fuel_type === 'electric') return rule.electric;
  return variant.displacement === null ? null : (bandOf(rule.petrol, variant.displacement)?.percent ?? null);
}

/** The ex-showroom price without its GST, to the nearest rupee; null when the price or its GST is not known. */
export function priceBeforeGst(purchase: Purchase): number | null {
  const price = purchase.variant.ex_showroom_price;
  const percent = gstPercentOf(purchase);
  return price === null || percent === null ? null : withoutGst(price, percent);
}
