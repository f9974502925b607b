import * as texts from '#texts/prices';
import { defaultCity } from '../places/default-city.ts';
import type { SaleStatus } from '../requests/bike-request.ts';
import { formatMonth } from '../site/dates.ts';

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

/** The month 'YYYY-MM' that an ex-showroom price is of, and the day 'YYYY-MM-DD' for which it is shown. */
interface PriceAge {
  price_month?: string | null;
  date: string | null;
}

/** Whether an ex-showroom price is of a month more than a year before the day it is shown for; not where either is unknown. */
export function isDatedPrice({ price_month, date }: PriceAge): boolean {
  if (!price_month || !date) return false;
  const yearBefore = `${Number(date.slice(0, 4)) - 1}${date.slice(4, 7)}`;
  return price_month < yearBefore;
}

/** The latest month 'YYYY-MM' of the prices of bikes on sale: the one that a list says of them; null where none is known. */
export function latestPriceMonth(bikes: readonly PriceBasis[]): string | null {
  const months = bikes.flatMap(({ status, price_month }) => (status === 'on_sale' && price_month ? [price_month] : []));
  return months.toSorted().at(-1) ?? null;
}
