import { formatDate, formatPrice, formatQuantity } from '@dopahiya/domain/site';
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
  petrol: { fact: 'displacement', name: 'displacement', unit: 'cc', subject: 'engines' },
  electric: { fact: 'motor_power_kw', name: 'motor power', unit: 'kW', subject: 'motors' },
} as const;

function thirdPartyCharge({ variant, date }: Purchase): Charge {
  const { fact, name, unit, subject } = steps[variant.fuel_type];
  const tariff = ruleOn(thirdPartyTariffs, date);
  if (!tariff) return missingLine('third_party', noRule(date));
  const value = variant[fact];
  if (value === null) return missingLine('third_party', `We don’t know the ${name}.`);
  const bands = tariff[variant.fuel_type];
  const band = bandOf(bands, value);
  if (!band) return missingLine('third_party', `The tariff has no premium for ${formatQuantity(value, unit)}.`);
  const limits = bandInWords(bands, band, (limit) => formatQuantity(limit, unit));
  const words = `Five-year third-party cover: ${formatPrice(band.rupees)} for ${subject} ${limits}`;
  return lineOf('third_party', tariff, { amount: band.rupees, words });
}

function personalAccidentCharge({ date }: Purchase): Charge {
  const rule = ruleOn(personalAccidentRules, date);
  if (!rule) return missingLine('personal_accident', noRule(date));
  const words = `One-year personal accident cover for the owner: ${formatPrice(rule.rupees)}`;
  return lineOf('personal_accident', rule, { amount: rule.rupees, words });
}

function gstCharge(premiums: readonly Charge[], { date }: Purchase): Charge {
  const rule = ruleOn(insuranceGstRules, date);
  if (!rule) return missingLine('insurance_gst', noRule(date));
  const amounts = premiums.filter(isLine).map(({ amount }) => amount);
  if (amounts.length < premiums.length) {
    return missingLine('insurance_gst', 'We couldn’t work out one of the premiums.');
  }
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const words = `${rule.percent}% GST on premiums of ${formatPrice(sum)}`;
  return lineOf('insurance_gst', rule, { amount: percentOf(sum, rule.percent), words });
}

const noRule = (date: string): string => `We know no rule for ${formatDate(date)}.`;
