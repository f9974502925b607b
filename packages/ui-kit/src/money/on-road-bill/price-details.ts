import { placeName } from '@dopahiya/domain/places';
import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { formatPrice, missingPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/on-road-bill';
import { copyText, shareByBrowser } from '../../share-link/share-link.ts';
import { estimateNote } from './estimate-note.ts';

/** Returns a price as plain text for copying and sharing: bike, variant, city and each amount. */
export function priceDetails(bikeName: string, price: OnRoadPrice): string {
  const { variant, city, ex_showroom_price, rto_charges, insurance_price, other_charges, on_road_price } = price;
  const sum = (amount: number | null) => formatPrice(amount, missingPrice.table);
  const prices = {
    exShowroom: sum(ex_showroom_price),
    rto: sum(rto_charges),
    insurance: sum(insurance_price),
    other: sum(other_charges),
    onRoad: sum(on_road_price),
  };
  return texts.priceDetails(
    [bikeName, variant].filter(Boolean).join(' '),
    placeName(city),
    prices,
    estimateNote(price),
  );
}

/** Shares a price as plain text with the page's URL; copies it if the browser cannot share. */
export async function sharePriceDetails(details: Record<'title' | 'text' | 'url', string>): Promise<void> {
  if (!(await shareByBrowser(details))) await copyPriceDetails(details.text);
}

/** Copies a price as plain text and shows a toast for three seconds: success, or what to do instead. */
export const copyPriceDetails = (text: string): Promise<void> =>
  copyText(text, { text: texts.priceCopied, duration: 3000 }, texts.copyingRefused);
