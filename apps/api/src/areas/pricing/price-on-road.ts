import { type Charge, isLine, isMissing } from './charges/charge.ts';
import { insuranceCharges } from './charges/insurance-charges.ts';
import { numberPlateCharge, registrationCharges } from './charges/registration-charges.ts';
import { roadTaxCharges } from './charges/road-tax-charges.ts';
import { vehicleCharges } from './charges/vehicle-charges.ts';
import { type LineGroup, lineGroups, type OnRoadPrice } from './on-road-price.ts';
import { type PricingQuery, purchaseFrom } from './purchase.ts';
import { lowestConfidence } from './rule.ts';

/** Version of the rules, for comparing results; change it with every rule. */
export const pricingVersion = '2026-11-22';

/**
 * Computes the itemised on-road price of a new, privately owned two-wheeler; sums are of the rounded lines.
 * @throws PricingError for an invalid state, day or price.
 */
export function priceOnRoad(query: PricingQuery): OnRoadPrice {
  const purchase = purchaseFrom(query);
  const charges = [
    ...vehicleCharges(purchase),
    ...roadTaxCharges(purchase),
    ...registrationCharges(purchase),
    ...insuranceCharges(purchase),
    numberPlateCharge(purchase),
  ];
  const lines = charges.filter(isLine);
  return {
    version: pricingVersion,
    date: purchase.date,
    city: purchase.city,
    state: purchase.state,
    lines,
    missing: charges.filter(isMissing),
    confidence: lowestConfidence(lines.map(({ confidence }) => confidence)),
    ex_showroom_price: groupSum(charges, 'ex_showroom'),
    rto_charges: groupSum(charges, 'rto'),
    insurance_price: groupSum(charges, 'insurance'),
    other_charges: groupSum(charges, 'other'),
    on_road_price: sumOf(charges),
  };
}

function groupSum(charges: readonly Charge[], group: LineGroup): number | null {
  return sumOf(charges.filter(({ key }) => lineGroups[key] === group));
}

function sumOf(charges: readonly Charge[]): number | null {
  if (!charges.every(isLine)) return null;
  return charges.reduce((total, { amount }) => total + amount, 0);
}
