import { isDatedPrice } from '@dopahiya/domain/prices';
import { formatMonth, formatPrice } from '@dopahiya/domain/site';
import type { Purchase } from '../purchase.ts';
import { type Rule, ruleOn } from '../rule.ts';
import { percentOf } from '../tariff-steps.ts';
import { electricSubsidies, type SubsidyRule } from '../rules/electric-subsidies.ts';
import { type Charge, lineOf, missingLine, noPrice } from './charge.ts';
import { gstPercentOf, gstRuleOf, priceBeforeGst } from './vehicle-gst.ts';

/** Returns the dealer's charges for the vehicle: the listed price as it is, less a subsidy to the nearest rupee. */
export function vehicleCharges(purchase: Purchase): Charge[] {
  return [exShowroomCharge(purchase), ...subsidyCharges(purchase)];
}

function exShowroomCharge(purchase: Purchase): Charge {
  const amount = purchase.variant.ex_showroom_price;
  if (amount === null)
    return missingLine('ex_showroom', 'We don’t know the ex-showroom price of this variant. Ask a dealer.');
  return lineOf('ex_showroom', listPriceRule(purchase), { amount, words: listPriceInWords(purchase, amount) });
}

function listPriceRule(purchase: Purchase): Rule {
  const gst = gstRuleOf(purchase);
  const rule = { ...gst, id: 'list-price', source: gst ? `Our catalogue. GST: ${gst.source}` : 'Our catalogue' };
  if (isDatedPrice({ ...purchase.variant, date: purchase.date }))
    return { ...rule, confidence: 'low', caveat: datedCaveat(purchase) };
  if (purchase.state === 'Delhi') return { ...rule, confidence: 'high' };
  return { ...rule, confidence: 'medium', caveat: `This is the Delhi price, so ${purchase.city} may differ` };
}

const datedCaveat = ({ city }: Purchase): string =>
  `This Delhi price is more than a year old, so ${city} may differ today`;

function listPriceInWords(purchase: Purchase, price: number): string {
  const percent = gstPercentOf(purchase);
  const beforeGst = priceBeforeGst(purchase);
  const { price_month } = purchase.variant;
  const listed = `Ex-showroom price as listed${price_month ? ` in ${formatMonth(price_month)}` : ''}`;
  if (!gstRuleOf(purchase)) return `${listed}, including the taxes of that month`;
  if (percent === null || beforeGst === null) return `${listed}, including GST`;
  return `${listed}, including ${percent}% GST (${formatPrice(price - beforeGst)})`;
}

function subsidyCharges(purchase: Purchase): Charge[] {
  const { fuel_type, subsidy_deducted } = purchase.variant;
  if (fuel_type !== 'electric' || subsidy_deducted) return [];
  const rule = ruleOn(electricSubsidies, purchase.date);
  return rule ? subsidyUnder(rule, purchase) : [];
}

function subsidyUnder(rule: SubsidyRule, purchase: Purchase): Charge[] {
  const price = priceBeforeGst(purchase);
  const { battery_capacity } = purchase.variant;
  if (price === null) return [missingLine('subsidy', noPrice)];
  if (price > rule.price_limit) return [];
  if (battery_capacity === null) return [missingLine('subsidy', 'We don’t know the battery capacity.')];
  const amount = Math.min(
    Math.round(battery_capacity * rule.rupees_per_kwh),
    rule.maximum ?? Number.POSITIVE_INFINITY,
    percentOf(price, rule.maximum_percent),
  );
  return [lineOf('subsidy', rule, { amount: -amount, words: subsidyInWords(rule) })];
}

function subsidyInWords({ scheme, rupees_per_kwh, maximum, maximum_percent }: SubsidyRule): string {
  const limits = [maximum && formatPrice(maximum), `${maximum_percent}% of the ex-factory price`].filter(Boolean);
  return `${scheme} subsidy: ${formatPrice(rupees_per_kwh)} per kWh of battery, at most ${limits.join(' and ')}`;
}
