import { formatPrice, type OnRoadPrice } from '@dopahiya/domain';
import type { ComparedRow } from '@dopahiya/ui-kit';

/** What a bike costs on the road; null where nobody can say. */
export type KnownPrice = OnRoadPrice | null;

const sums = [
  ['ex_showroom_price', 'ex-showroom price'],
  ['rto_charges', 'road tax and registration'],
  ['insurance_price', 'insurance'],
  ['other_charges', 'other charges'],
] as const;

/** Four amounts side by side leave no room for differences on a phone; sentences tell those. */
const mostWithGaps = 3;

/** Every line of the prices side by side; those after the first, of up to three, say how far they are from it. */
export function onRoadRows(prices: readonly KnownPrice[]): ComparedRow[] {
  const lines = new Map(prices.flatMap((price) => price?.lines ?? []).map(({ key, label }) => [key, label]));
  const rows = [...lines].map(([key, label]) =>
    rowOf(
      label,
      prices.map((price) => (price ? (price.lines.find((line) => line.key === key)?.amount ?? 0) : null)),
    ),
  );
  const totals = prices.map((price) => price?.on_road_price ?? null);
  return totals.some((total) => total !== null) ? [...rows, rowOf('On-road price', totals)] : rows;
}

function rowOf(label: string, amounts: readonly (number | null)[]): ComparedRow {
  const [first] = amounts;
  const values = amounts.map((amount, index) => {
    if (amount === null) return null;
    const gap = index === 0 || first == null || amounts.length > mostWithGaps ? 0 : amount - first;
    return gap === 0 ? formatPrice(amount) : `${formatPrice(amount)} (${signed(gap)})`;
  });
  return { label, values };
}

const signed = (gap: number): string => `${gap > 0 ? '+' : '−'}${formatPrice(Math.abs(gap))}`;

/**
 * Why one bike costs more on the road than the first, in a sentence: its parts add up to the whole. Null unless both sums are
 * known and differ.
 */
export function explainGap(
  [first, other]: readonly [KnownPrice, KnownPrice],
  [firstName, otherName]: readonly [string, string],
): string | null {
  const gap = gapOf(first?.on_road_price, other?.on_road_price);
  if (!gap) return null;
  const [dearer, cheaper] = gap > 0 ? [otherName, firstName] : [firstName, otherName];
  const parts = sums.flatMap(([field, label]) => {
    const part = (gapOf(first?.[field], other?.[field]) ?? 0) * Math.sign(gap);
    if (part === 0) return [];
    return `${formatPrice(Math.abs(part))} ${part > 0 ? 'more' : 'less'} for ${label}`;
  });
  const whole = `${dearer} costs ${formatPrice(Math.abs(gap))} more on the road than ${cheaper}`;
  return parts.length > 0 ? `${whole}: ${listed(parts)}.` : `${whole}.`;
}

function gapOf(first: number | null | undefined, other: number | null | undefined): number | null {
  return first == null || other == null ? null : other - first;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
