import { formatPrice, missingPrice, type OnRoadPrice } from '@dopahiya/domain';
import { noteOf } from './note-of.ts';

/** A price in plain text, for copying and sharing: what is bought, where, and each sum. */
export function priceDetails(bikeName: string, price: OnRoadPrice): string {
  const { variant, city, ex_showroom_price, rto_charges, insurance_price, other_charges, on_road_price } = price;
  const sums = [
    ['Ex-showroom price', ex_showroom_price],
    ['RTO charges', rto_charges],
    ['Insurance', insurance_price],
    ['Other charges', other_charges],
    ['On-road price', on_road_price],
  ] as const;
  const lines = sums.map(([label, amount]) => `${label}: ${formatPrice(amount, missingPrice.table)}`);
  return [`${[bikeName, variant].filter(Boolean).join(' ')}, ${city}`, ...lines, noteOf(price)].join('\n');
}
