import { bandOf, withoutGst } from '../tariff-steps.ts';
import type { Purchase } from '../purchase.ts';
import { ruleOn } from '../rule.ts';
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

/**
 * The first and the last day, as 'YYYY-MM-DD', of which an ex-showroom price can be; both are the day of the purchase where
 * it holds then. Days are compared as text, so that every month may end on a 31st.
 */
function priceDaysOf({ variant: { price_month }, date }: Purchase): [first: string, last: string] {
  if (!price_month) return [date, date];
  const last = `${price_month}-31`;
  return [`${price_month}-01`, last < date ? last : date];
}
