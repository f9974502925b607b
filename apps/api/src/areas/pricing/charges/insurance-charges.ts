import { formatQuantityIn } from '@dopahiya/domain/languages';
import { formatPrice } from '@dopahiya/domain/site';
import { bandInWords, bandOf, percentOf } from '../tariff-steps.ts';
import type { Purchase } from '../purchase.ts';
import { ruleOn } from '../rule.ts';
import { insuranceGstRules, personalAccidentRules } from '../rules/insurance-extras.ts';
import { thirdPartyTariffs } from '../rules/third-party-tariff.ts';
import { type Charge, isLine, lineOf, missingLine } from './charge.ts';
import { ownDamageCharge } from './own-damage-charge.ts';

/** Returns the insurance lines of a new two-wheeler: premiums as published or to the nearest rupee, and GST on their sum. */
export function insuranceCharges(purchase: Purchase): Charge[] {
  const premiums = [ownDamageCharge(purchase), thirdPartyCharge(purchase), personalAccidentCharge(purchase)];
  return [...premiums, gstCharge(premiums, purchase)];
}

const steps = {
  petrol: { fact: 'displacement', missing: 'noDisplacement', unit: 'cc' },
  electric: { fact: 'motor_power_kw', missing: 'noMotorPower', unit: 'kW' },
} as const;

function thirdPartyCharge(purchase: Purchase): Charge {
  const { variant, date, texts, language } = purchase;
  const { fact, missing, unit } = steps[variant.fuel_type];
  const inUnit = (amount: number) => formatQuantityIn(language, amount, unit);
  const tariff = ruleOn(thirdPartyTariffs, date);
  if (!tariff) return missingLine('third_party', texts.noRule(date));
  const value = variant[fact];
  if (value === null) return missingLine('third_party', texts[missing]);
  const bands = tariff[variant.fuel_type];
  const band = bandOf(bands, value);
  if (!band) return missingLine('third_party', texts.noPremiumFor(inUnit(value)));
  const limits = bandInWords(bands, band, inUnit, texts);
  const words = texts.thirdParty(formatPrice(band.rupees), variant.fuel_type, limits);
  return lineOf('third_party', tariff, purchase, { amount: band.rupees, words });
}

function personalAccidentCharge(purchase: Purchase): Charge {
  const { date, texts } = purchase;
  const rule = ruleOn(personalAccidentRules, date);
  if (!rule) return missingLine('personal_accident', texts.noRule(date));
  const words = texts.personalAccident(formatPrice(rule.rupees));
  return lineOf('personal_accident', rule, purchase, { amount: rule.rupees, words });
}

function gstCharge(premiums: readonly Charge[], purchase: Purchase): Charge {
  const { date, texts } = purchase;
  const rule = ruleOn(insuranceGstRules, date);
  if (!rule) return missingLine('insurance_gst', texts.noRule(date));
  const amounts = premiums.filter(isLine).map(({ amount }) => amount);
  if (amounts.length < premiums.length) {
    return missingLine('insurance_gst', texts.noPremium);
  }
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const words = texts.insuranceGst(rule.percent, formatPrice(sum));
  return lineOf('insurance_gst', rule, purchase, { amount: percentOf(sum, rule.percent), words });
}
