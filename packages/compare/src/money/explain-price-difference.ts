import { formatMonth, formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/money';
import { areOfOneMonth, gapBetween, type KnownPrice } from './known-price.ts';

const sums = ['ex_showroom_price', 'rto_charges', 'insurance_price', 'other_charges'] as const;

/**
 * Why one bike costs more on the road than the first, in a sentence: its parts add up to the whole. Prices of different
 * months are shown with both. Null unless both sums, and both months where they differ, are known, and the sums differ.
 */
export function explainPriceDifference(
  [first, other]: readonly [KnownPrice, KnownPrice],
  [firstName, otherName]: readonly [string, string],
): string | null {
  const gap = gapBetween(first?.on_road_price, other?.on_road_price);
  const [one, two] = [subjectOf(firstName, first, other), subjectOf(otherName, other, first)];
  if (!gap || one === null || two === null) return null;
  const [dearer, cheaper] = gap > 0 ? [two, one] : [one, two];
  const parts = sums.flatMap((field) => {
    const part = (gapBetween(first?.[field], other?.[field]) ?? 0) * Math.sign(gap);
    if (part === 0) return [];
    return texts.gapParts[field][part > 0 ? 'more' : 'less'](formatPrice(Math.abs(part)));
  });
  const whole = [dearer, cheaper, formatPrice(Math.abs(gap))] as const;
  return parts.length > 0 ? texts.gapInParts(...whole, parts) : texts.gap(...whole);
}

/** A bike as the subject of a sentence, with the month of its price when the other's is of another; null when nobody knows it. */
function subjectOf(name: string, own: KnownPrice, other: KnownPrice) {
  if (areOfOneMonth([own, other])) return { name, month: null };
  return own?.price_month ? { name, month: formatMonth(own.price_month) } : null;
}
