import { bandOf, withoutGst } from '../tariff-steps.ts';
import type { Purchase } from '../purchase.ts';
import { ruleOn } from '../rule.ts';
import { type VehicleGstRule, vehicleGstRules } from '../rules/vehicle-gst.ts';

/** Finds the GST rule included in an ex-showroom price; undefined before GST, and in a month in which it changed. */
export function gstRuleOf(purchase: Purchase): VehicleGstRule | undefined {
  const [first, last] = priceDaysOf(purchase).map((day) => ruleOn(vehicleGstRules, day));
  return first === last ? first : undefined;
}

/** Returns the rate of GST and cess in the ex-showroom price, in %; null without a rule, or without the displacement it needs. */
export function gstPercentOf(purchase: Purchase): number | null {
  const { variant } = purchase;
  const rule = gstRuleOf(purchase);
  if (!rule) return null;
  if (variant.fuel_type === 'electric') return rule.electric;
  return variant.displacement === null ? null : (bandOf(rule.petrol, variant.displacement)?.percent ?? null);
}

/** Returns the ex-showroom price without GST, to the nearest rupee; null if the price or its GST is unknown. */
export function priceBeforeGst(purchase: Purchase): number | null {
  const price = purchase.variant.ex_showroom_price;
  const percent = gstPercentOf(purchase);
  return price === null || percent === null ? null : withoutGst(price, percent);
}

/**
 * Returns the first and last possible day ('YYYY-MM-DD') of an ex-showroom price: both are the day of purchase if it holds then. Days are
 * compared as text, so every month may end on the 31st.
 */
function priceDaysOf({ variant: { price_month }, date }: Purchase): [first: string, last: string] {
  if (!price_month) return [date, date];
  const last = `${price_month}-31`;
  return [`${price_month}-01`, last < date ? last : date];
}
