import { formatPrice } from '@dopahiya/domain/site';
import { bandOf, percentOf } from '../tariff-steps.ts';
import type { Purchase } from '../purchase.ts';
import type { Rule } from '../rule.ts';
import { electricOwnDamage, type InsuranceZone, insuranceZone, petrolOwnDamage } from '../rules/own-damage-tariff.ts';
import { type Charge, lineOf, missingLine } from './charge.ts';

const ageOfNew = 0;

/** Returns the first year's own-damage premium before GST: insured value and premium each to the nearest rupee. */
export function ownDamageCharge(purchase: Purchase): Charge {
  const { variant, texts } = purchase;
  const { ex_showroom_price, fuel_type, displacement } = variant;
  if (ex_showroom_price === null) return missingLine('own_damage', texts.noPrice);
  if (fuel_type === 'electric')
    return premium(electricOwnDamage, purchase, { price: ex_showroom_price, percent: electricOwnDamage.percent });
  if (displacement === null) return missingLine('own_damage', texts.noDisplacement);
  const zone = insuranceZone(purchase.state, purchase.city);
  const percent = ownDamagePercent(ageOfNew, displacement, zone);
  if (percent === undefined) return missingLine('own_damage', texts.noPremiumForEngine);
  return premium(petrolOwnDamage, purchase, { price: ex_showroom_price, percent, zone });
}

/** Returns the yearly premium of a petrol two-wheeler as % of its insured value, by its age in completed years. */
export function ownDamagePercent(age: number, displacement: number, zone: InsuranceZone): number | undefined {
  const bands = bandOf(petrolOwnDamage.petrol, age)?.bands ?? [];
  return bandOf(bands, displacement)?.[zone];
}

interface Premium {
  price: number;
  percent: number;
  zone?: InsuranceZone;
}

function premium(
  rule: Rule & { insured_value_percent: number },
  purchase: Purchase,
  { price, percent, zone }: Premium,
): Charge {
  const insuredValue = percentOf(price, rule.insured_value_percent);
  const value = formatPrice(insuredValue);
  return lineOf('own_damage', rule, purchase, {
    amount: percentOf(insuredValue, percent),
    words: purchase.texts.ownDamage(percent, zone ?? null, value, rule.insured_value_percent),
  });
}
