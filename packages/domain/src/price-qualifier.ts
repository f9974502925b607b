import { defaultCity } from './default-city.ts';
import { formatMonth } from './format-date.ts';
import type { SaleStatus } from './requests/bike-request.ts';

const kinds = {
  on_sale: 'ex-showroom',
  upcoming: 'expected ex-showroom',
  discontinued: 'last ex-showroom price',
} as const satisfies Record<SaleStatus, string>;

/** What a price depends on: where the bike stands in its life, and the month 'YYYY-MM' where it is known and shown. */
export interface PriceBasis {
  status: SaleStatus;
  price_month?: string | null;
}

/** What a bike's price is, where it holds and of which month: 'ex-showroom, Delhi · June 2026'. */
export function priceQualifier({ status, price_month }: PriceBasis): string {
  const place = `${kinds[status]}, ${defaultCity}`;
  return price_month ? `${place} · ${formatMonth(price_month)}` : place;
}

/** The month 'YYYY-MM' that a variant's price is known for: its own, else that of the model; null when none is known. */
export function priceMonthOf(
  variant: { price_month: string | null },
  bike: { price_month: string | null },
): string | null {
  return variant.price_month ?? bike.price_month;
}
