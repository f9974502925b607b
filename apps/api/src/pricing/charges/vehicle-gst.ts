import { bandOf } from '../band.ts';
import type { Purchase } from '../purchase.ts';
import { ruleOn } from '../rule.ts';
import { withoutGst } from '../rupees.ts';
import { vehicleGstRules } from '../rules/vehicle-gst.ts';

/** The per cent of GST and its cess in the ex-showroom price; null when the displacement that decides is not known. */
export function gstPercentOf({ variant, date }: Purchase): number | null {
  const rule = ruleOn(vehicleGstRules, date);
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
