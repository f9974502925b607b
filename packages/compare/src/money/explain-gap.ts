import { formatMonth, formatPrice } from '@dopahiya/domain';
import { areOfOneMonth, gapBetween, type KnownPrice } from './known-price.ts';

const sums = [
  ['ex_showroom_price', 'ex-showroom price'],
  ['rto_charges', 'road tax and registration'],
  ['insurance_price', 'insurance'],
  ['other_charges', 'other charges'],
] as const;

/**
 * Why one bike costs more on the road than the first, in a sentence: its parts add up to the whole. Prices of different
 * months are shown with both. Null unless both sums, and both months where they differ, are known, and the sums differ.
 */
export function explainGap(
  [first, other]: readonly [KnownPrice, KnownPrice],
  [firstName, otherName]: readonly [string, string],
): string | null {
  const gap = gapBetween(first?.on_road_price, other?.on_road_price);
  const [one, two] = [subjectOf(firstName, first, other), subjectOf(otherName, other, first)];
  if (!gap || one === null || two === null) return null;
  const [dearer, cheaper] = gap > 0 ? [two, one] : [one, two];
  const parts = sums.flatMap(([field, label]) => {
    const part = (gapBetween(first?.[field], other?.[field]) ?? 0) * Math.sign(gap);
    if (part === 0) return [];
    return `${formatPrice(Math.abs(part))} ${part > 0 ? 'more' : 'less'} for ${label}`;
  });
  const whole = `${dearer} costs ${formatPrice(Math.abs(gap))} more on the road than ${cheaper}`;
  return parts.length > 0 ? `${whole}: ${listed(parts)}.` : `${whole}.`;
}

/** A bike as the subject of a sentence, with the month of its price when the other's is of another; null when nobody knows it. */
function subjectOf(name: string, own: KnownPrice, other: KnownPrice): string | null {
  if (areOfOneMonth([own, other])) return name;
  return own?.price_month ? `${name} at its price of ${formatMonth(own.price_month)}` : null;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
