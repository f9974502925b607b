import { formatMonth, formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/money';
import { areOfOneMonth, gapBetween, type KnownPrice } from './on-road-rows.ts';

const sums = ['ex_showroom_price', 'rto_charges', 'insurance_price', 'other_charges'] as const;

/**
 * Explains in a sentence why one bike costs more on the road than the first; the parts add up to the total. Prices of different months are
 * shown with both. Null unless both totals (and months, if they differ) are known and the totals differ.
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

/** Returns a bike as the subject of a sentence, with its price month if it differs from the other's; null if that is unknown. */
function subjectOf(name: string, own: KnownPrice, other: KnownPrice) {
  if (areOfOneMonth([own, other])) return { name, month: null };
  return own?.price_month ? { name, month: formatMonth(own.price_month) } : null;
}
