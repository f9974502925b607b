import { placeName } from '#texts/places';
import * as texts from '#texts/prices';
import { defaultCity } from '../places/default-city.ts';
import type { SaleStatus } from '../requests/bike-request.ts';
import { formatMonth } from '../site/dates.ts';

/** Basis of a price: sale status, and the month 'YYYY-MM' if known and shown. */
export interface PriceBasis {
  status: SaleStatus;
  price_month?: string | null;
}

/** Returns the kind, place and month of a bike's price: 'ex-showroom, Delhi · June 2026'. */
export function priceQualifier({ status, price_month }: PriceBasis): string {
  const place = texts.kinds[status](placeName(defaultCity));
  return price_month ? texts.ofMonth(place, formatMonth(price_month)) : place;
}

/** Returns the month 'YYYY-MM' of a variant's price: its own, else the model's; null if unknown. */
export function priceMonthOf(
  variant: { price_month: string | null },
  bike: { price_month: string | null },
): string | null {
  return variant.price_month ?? bike.price_month;
}

/** Month 'YYYY-MM' of an ex-showroom price, and the day 'YYYY-MM-DD' it is shown for. */
interface PriceAge {
  price_month?: string | null;
  date: string | null;
}

/** Checks whether an ex-showroom price is over a year old on the day it is shown for; false if either date is unknown. */
export function isDatedPrice({ price_month, date }: PriceAge): boolean {
  if (!price_month || !date) return false;
  const yearBefore = `${Number(date.slice(0, 4)) - 1}${date.slice(4, 7)}`;
  return price_month < yearBefore;
}

/** Returns the latest price month 'YYYY-MM' among the bikes on sale, for the note on a list; null if none is known. */
export function latestPriceMonth(bikes: readonly PriceBasis[]): string | null {
  const months = bikes.flatMap(({ status, price_month }) => (status === 'on_sale' && price_month ? [price_month] : []));
  return months.toSorted().at(-1) ?? null;
}
