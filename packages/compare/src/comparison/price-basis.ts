import { formatMonth, type PriceBasis, type SaleStatus } from '@dopahiya/domain';

const kinds = {
  on_sale: 'price',
  upcoming: 'expected price',
  discontinued: 'last price',
} as const satisfies Record<SaleStatus, string>;

interface PricedBike extends PriceBasis {
  price: number | null;
}

/** What a bike's price is and of when: 'price of June 2026', 'last price of December 2018'. */
export function priceBasisOf({ status, price_month }: PriceBasis): string {
  return `${kinds[status]} of ${price_month ? formatMonth(price_month) : 'an unknown month'}`;
}

/** Whether the known prices are of one kind and one month, so that they may be set against each other without a word. */
export function haveOneBasis(bikes: readonly PricedBike[]): boolean {
  const bases = bikes.filter(({ price }) => price !== null).map(priceBasisOf);
  return new Set(bases).size < 2;
}
