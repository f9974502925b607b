import { asWritten, placeNameIn } from '@dopahiya/domain/languages';
import { isDatedPrice } from '@dopahiya/domain/prices';
import { formatPrice } from '@dopahiya/domain/site';
import { sourceIn } from '../../../core/hindi/source-in-hindi.ts';
import type { Purchase } from '../purchase.ts';
import { type Rule, ruleOn } from '../rule.ts';
import { percentOf } from '../tariff-steps.ts';
import { electricSubsidies, type SubsidyRule } from '../rules/electric-subsidies.ts';
import { type Charge, lineOf, missingLine } from './charge.ts';
import { gstPercentOf, gstRuleOf, priceBeforeGst } from './vehicle-gst.ts';

/** Returns the dealer's charges for the vehicle: the listed price as it is, less a subsidy to the nearest rupee. */
export function vehicleCharges(purchase: Purchase): Charge[] {
  return [exShowroomCharge(purchase), ...subsidyCharges(purchase)];
}

function exShowroomCharge(purchase: Purchase): Charge {
  const amount = purchase.variant.ex_showroom_price;
  if (amount === null) return missingLine('ex_showroom', purchase.texts.noVariantPrice);
  return lineOf('ex_showroom', listPriceRule(purchase), purchase, {
    amount,
    words: listPriceInWords(purchase, amount),
  });
}

function listPriceRule(purchase: Purchase): Rule {
  const { texts, language } = purchase;
  const city = placeNameIn(language, purchase.city);
  const gst = gstRuleOf(purchase);
  const rule = { ...gst, id: 'list-price', source: texts.catalogue(gst && sourceIn(language, gst.source)) };
  if (isDatedPrice({ ...purchase.variant, date: purchase.date }))
    return { ...rule, confidence: 'low', caveat: asWritten(texts.oldDelhiPrice(city)) };
  if (purchase.state === 'Delhi') return { ...rule, confidence: 'high' };
  return { ...rule, confidence: 'medium', caveat: asWritten(texts.delhiPrice(city)) };
}

function listPriceInWords(purchase: Purchase, price: number): string {
  const { texts, variant } = purchase;
  const percent = gstPercentOf(purchase);
  const beforeGst = priceBeforeGst(purchase);
  const listed = texts.listed(variant.price_month);
  if (!gstRuleOf(purchase)) return texts.withTaxesOfMonth(listed);
  if (percent === null || beforeGst === null) return texts.withGst(listed);
  return texts.withGstOf(listed, percent, formatPrice(price - beforeGst));
}

function subsidyCharges(purchase: Purchase): Charge[] {
  const { fuel_type, subsidy_deducted } = purchase.variant;
  if (fuel_type !== 'electric' || subsidy_deducted) return [];
  const rule = ruleOn(electricSubsidies, purchase.date);
  return rule ? subsidyUnder(rule, purchase) : [];
}

function subsidyUnder(rule: SubsidyRule, purchase: Purchase): Charge[] {
  const price = priceBeforeGst(purchase);
  const { variant, texts } = purchase;
  const { battery_capacity } = variant;
  if (price === null) return [missingLine('subsidy', texts.noPrice)];
  if (price > rule.price_limit) return [];
  if (battery_capacity === null) return [missingLine('subsidy', texts.noBattery)];
  const amount = Math.min(
    Math.round(battery_capacity * rule.rupees_per_kwh),
    rule.maximum ?? Number.POSITIVE_INFINITY,
    percentOf(price, rule.maximum_percent),
  );
  return [lineOf('subsidy', rule, purchase, { amount: -amount, words: subsidyInWords(rule, texts) })];
}

function subsidyInWords(
  { scheme, rupees_per_kwh, maximum, maximum_percent }: SubsidyRule,
  texts: Purchase['texts'],
): string {
  const limits = { rupees: maximum === undefined ? null : formatPrice(maximum), percent: maximum_percent };
  return texts.subsidy(scheme, formatPrice(rupees_per_kwh), limits);
}
