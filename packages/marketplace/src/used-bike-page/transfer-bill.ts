import type { UsedBikeDetail } from '@dopahiya/domain/market';
import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { formatPrice } from '@dopahiya/domain/site';
import { isElectric } from '@dopahiya/domain/specifications';
import { type Span, stateOfRegistration, type TransferCosts, transferCosts } from '@dopahiya/engines/transfer';
import * as texts from '#texts/used-bike-costs';
import type { Buyer } from './use-buyer.ts';

/** Returns the buyer's costs besides the price, from the seller's answers and the buyer's location. */
export function transferBillOf(bike: UsedBikeDetail, { city, price, day }: Buyer): TransferCosts {
  return transferCosts({
    year: bike.year_of_manufacture,
    thisYear: Number(day.slice(0, 4)),
    from: registeredIn(bike),
    to: city?.state ?? price?.state ?? null,
    isInsured: isInsuredOn(bike, day),
    hasLoan: bike.is_loan_active,
    model: modelOf(bike),
    newRoadTax: price ? roadTaxIn(price) : null,
  });
}

/** Returns the state in which a bike is registered; null if unknown. */
export const registeredIn = ({ registration_location }: UsedBikeDetail): string | null =>
  stateOfRegistration(registration_location);

/** Checks whether the insurance is valid on a day; null if unknown. */
export function isInsuredOn({ is_insured, insurance_expiry_date }: UsedBikeDetail, day: string): boolean | null {
  return is_insured && insurance_expiry_date !== null ? insurance_expiry_date >= day : is_insured;
}

function modelOf({ catalogue_bike }: UsedBikeDetail) {
  if (!catalogue_bike?.fuel_type) return null;
  const { fuel_type, body_style, engine_capacity } = catalogue_bike;
  return {
    isElectric: isElectric({ fuel_type, battery_range: null }),
    isScooter: body_style === 'scooter',
    displacement: engine_capacity,
  };
}

const taxKeys: ReadonlySet<string> = new Set(['road_tax', 'road_tax_cess', 'road_tax_surcharge']);

/** Returns the road tax of a price including cesses; null if any part is unknown. */
function roadTaxIn({ lines, missing }: OnRoadPrice): number | null {
  if (missing.some(({ key }) => taxKeys.has(key))) return null;
  const taxes = lines.filter(({ key }) => taxKeys.has(key));
  return taxes.length === 0 ? null : taxes.reduce((sum, { amount }) => sum + amount, 0);
}

/** Formats a range of rupees; a single amount if both ends are equal. */
export const spanText = ({ from, to }: Span): string =>
  from === to ? formatPrice(from) : texts.span(formatPrice(from), formatPrice(to));
