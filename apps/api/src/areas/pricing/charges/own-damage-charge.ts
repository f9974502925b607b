import { formatPrice } from '@dopahiya/domain/site';
import { bandOf, percentOf } from '../tariff-steps.ts';
import type { Purchase } from '../purchase.ts';
import type { Rule } from '../rule.ts';
import { electricOwnDamage, type InsuranceZone, insuranceZone, petrolOwnDamage } from '../rules/own-damage-tariff.ts';
import { type Charge, lineOf, missingLine, noPrice } from './charge.ts';

const ageOfNew = 0;

/** Returns the first year's own-damage premium before GST: insured value and premium each to the nearest rupee. */
export function ownDamageCharge(purchase: Purchase): Charge {
  const { ex_showroom_price, fuel_type, displacement } = purchase.variant;
  if (ex_showroom_price === null) return missingLine('own_damage', noPrice);
  if (fuel_type === 'electric') return premium(electricOwnDamage, ex_showroom_price, electricOwnDamage.percent);
  if (displacement === null) return missingLine('own_damage', 'We don’t know the displacement.');
  const zone = insuranceZone(purchase.state, purchase.city);
  const percent = ownDamagePercent(ageOfNew, displacement, zone);
  if (percent === undefined) return missingLine('own_damage', 'The tariff has no premium for this engine.');
  return premium(petrolOwnDamage, ex_showroom_price, percent, ` in zone ${zone}`);
}

/** Returns the yearly premium of a petrol two-wheeler as % of its insured value, by its age in completed years. */
export function ownDamagePercent(age: number, displacement: number, zone: InsuranceZone): number | undefined {
  const bands = bandOf(petrolOwnDamage.petrol, age)?.bands ?? [];
  return bandOf(bands, displacement)?.[zone];
}

function premium(rule: Rule & { insured_value_percent: number }, price: number, percent: number, where = ''): Charge {
  const insuredValue = percentOf(price, rule.insured_value_percent);
  const value = `the insured value of ${formatPrice(insuredValue)} (${rule.insured_value_percent}% of the price)`;
  return lineOf('own_damage', rule, {
    amount: percentOf(insuredValue, percent),
    words: `One-year own-damage cover: ${percent}%${where} of ${value}`,
  });
}
