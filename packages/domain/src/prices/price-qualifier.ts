import * as texts from '#texts/prices';
import { defaultCity } from '../places/default-city.ts';
import type { SaleStatus } from '../requests/bike-request.ts';
import { formatMonth } from '../site/format-date.ts';

/** What a price depends on: where the bike stands in its life, and the month 'YYYY-MM' where it is known and shown. */
export interface PriceBasis {
  status: SaleStatus;
  price_month?: string | null;
}

/** What a bike's price is, where it holds and of which month: 'ex-showroom, Delhi · June 2026'. */
export function priceQualifier({ status, price_month }: PriceBasis): string {
  const place = texts.kinds[status](defaultCity);
  return price_month ? texts.ofMonth(place, formatMonth(price_month)) : place;
}

/** The month 'YYYY-MM' that a variant's price is known for: its own, else that of the model; null when none is known. */
export function priceMonthOf(
  variant: { price_month: string | null },
  bike: { price_month: string | null },
): string | null {
  return variant.price_month ?? bike.price_month;
}
