import { type BikeDetail, defaultCity, formatMonth, type SaleStatus } from '@dopahiya/domain';

/** What a bike's price depends on; only the page of a bike says `is_discontinued`. */
export type PricedBike = Pick<BikeDetail, 'price' | 'price_month' | 'status'> &
  Partial<Pick<BikeDetail, 'is_discontinued'>>;

const kinds = {
  on_sale: 'ex-showroom',
  upcoming: 'expected ex-showroom',
  discontinued: 'last ex-showroom price',
} as const satisfies Record<SaleStatus, string>;

/** Where a bike stands in its life, whichever way the API says that it is no longer sold. */
export function statusOf({ status, is_discontinued }: PricedBike): SaleStatus {
  return is_discontinued ? 'discontinued' : status;
}

/** What a bike's price is, where it holds and of which month: 'ex-showroom, Delhi · June 2026'. */
export function priceQualifier(bike: PricedBike): string {
  const place = `${kinds[statusOf(bike)]}, ${defaultCity}`;
  return bike.price_month ? `${place} · ${formatMonth(bike.price_month)}` : place;
}
