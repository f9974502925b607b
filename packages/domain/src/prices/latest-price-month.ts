import type { PriceBasis } from './price-qualifier.ts';

/** The latest month 'YYYY-MM' of the prices of bikes on sale: the one that a list says of them; null where none is known. */
export function latestPriceMonth(bikes: readonly PriceBasis[]): string | null {
  const months = bikes.flatMap(({ status, price_month }) => (status === 'on_sale' && price_month ? [price_month] : []));
  return months.toSorted().at(-1) ?? null;
}
