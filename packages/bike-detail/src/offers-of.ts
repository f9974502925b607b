import { type BikeDetail, saleStatusOf } from '@dopahiya/domain/bikes';
import { priceMonthOf } from '@dopahiya/domain/prices';
import { paths, type StructuredData } from '@dopahiya/domain/site';
import { variantsOf } from './variants-of.ts';

const availability = {
  on_sale: 'https://schema.org/InStock',
  upcoming: 'https://schema.org/PreOrder',
  discontinued: 'https://schema.org/Discontinued',
} as const;

/**
 * Returns the schema.org offers, ex-showroom: a range over the variants if all prices share a month, else the model's price, else the
 * cheapest of the newest month.
 */
export function offersOf(bike: BikeDetail): { offers?: StructuredData } {
  const shared = { priceCurrency: 'INR', availability: availability[saleStatusOf(bike)], url: paths.bike(bike) };
  const known = knownPrices(bike);
  const amounts = known.map(({ amount }) => amount);
  const months = new Set(known.map(({ month }) => month));
  if (bike.price !== null) months.add(bike.price_month);
  if (amounts.length > 1 && months.size === 1) {
    const [lowPrice, highPrice] = [Math.min(...amounts), Math.max(...amounts)];
    return { offers: { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: amounts.length, ...shared } };
  }
  const price = bike.price ?? known[0]?.amount;
  return price === undefined ? {} : { offers: { '@type': 'Offer', price, ...shared } };
}

/** Returns the known prices, newest month first, then cheapest first. */
function knownPrices(bike: BikeDetail): { amount: number; month: string | null }[] {
  return variantsOf(bike)
    .flatMap((variant) => {
      const amount = variant.ex_showroom_price;
      return amount === null ? [] : [{ amount, month: priceMonthOf(variant, bike) }];
    })
    .toSorted((a, b) => compareMonths(b.month ?? '', a.month ?? '') || a.amount - b.amount);
}

/** ISO months sort alphabetically. */
const compareMonths = (one: string, other: string): number => Number(one > other) - Number(one < other);
