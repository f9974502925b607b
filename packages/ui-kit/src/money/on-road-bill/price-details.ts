import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { formatPrice, missingPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/on-road-bill';
import { copyText, shareByBrowser } from '../../share-link/share-link.ts';
import { estimateNote } from './estimate-note.ts';

/** A price in plain text, for copying and sharing: what is bought, where, and each sum. */
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
  return texts.priceDetails([bikeName, variant].filter(Boolean).join(' '), city, prices, estimateNote(price));
}

/** Shares a price in plain text with the address of its page, or copies it where the browser shares nothing. */
export async function sharePriceDetails(details: Record<'title' | 'text' | 'url', string>): Promise<void> {
  if (!(await shareByBrowser(details))) await copyPriceDetails(details.text);
}

/** Copies a price in plain text and says in a toast of three seconds that it has, or what to do instead. */
export const copyPriceDetails = (text: string): Promise<void> =>
  copyText(text, { text: texts.priceCopied, duration: 3000 }, texts.copyingRefused);
