import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { formatMonth, formatPrice } from '@dopahiya/domain/site';
import type { ComparedRow } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/money';

/** On-road price; null if unknown. */
export type KnownPrice = OnRoadPrice | null;

/** Checks whether the known ex-showroom prices, on which the rest is based, are of the same month. */
export function areOfOneMonth(prices: readonly KnownPrice[]): boolean {
  const priced = prices.filter((price) => price !== null && price.ex_showroom_price !== null);
  return new Set(priced.map((price) => price?.price_month ?? null)).size < 2;
}

/** Returns how much more the other amount is, in rupees; null if either is unknown. */
export function gapBetween(first: number | null | undefined, other: number | null | undefined): number | null {
  return first == null || other == null ? null : other - first;
}

/** Maximum number of bikes with differences shown; a fourth amount leaves no room on a phone, where sentences explain them. */
const maxWithGaps = 3;

/**
 * Returns the price lines side by side; up to three bikes with prices of the same month show the difference from the first. Different
 * months have their own row.
 */
export function onRoadRows(prices: readonly KnownPrice[]): ComparedRow[] {
  const labels = new Map(prices.flatMap((price) => price?.lines ?? []).map(({ key, label }) => [key, label]));
  const rows = [...labels].map(([key, label]) => rowOf(label, prices, (price) => amountOf(price, key)));
  const total = rowOf(texts.onRoadPrice, prices, (price) => price.on_road_price);
  const isAnyKnown = total.values.some((value) => value !== null);
  return [...monthRows(prices), ...rows, ...(isAnyKnown ? [total] : [])];
}

function monthRows(prices: readonly KnownPrice[]): ComparedRow[] {
  if (areOfOneMonth(prices)) return [];
  return [
    {
      label: texts.priceAsOf,
      values: prices.map((price) => (price?.price_month ? formatMonth(price.price_month) : null)),
    },
  ];
}

/** Returns the amount of a line: 0 if a bike does not have it, null if it could not be computed. */
function amountOf({ lines, missing }: OnRoadPrice, key: string): number | null {
  const line = lines.find((candidate) => candidate.key === key);
  if (line) return line.amount;
  return missing.some((candidate) => candidate.key === key) ? null : 0;
}

function rowOf(
  label: string,
  prices: readonly KnownPrice[],
  amountIn: (price: OnRoadPrice) => number | null,
): ComparedRow {
  const amounts = prices.map((price) => price && amountIn(price));
  const values = amounts.map((amount, index) => {
    if (amount === null) return null;
    const isComparable = prices.length <= maxWithGaps && areOfOneMonth([prices[0] ?? null, prices[index] ?? null]);
    const gap = isComparable ? gapBetween(amounts[0], amount) : null;
    return gap ? `${formatPrice(amount)} (${signed(gap)})` : formatPrice(amount);
  });
  return { label, values };
}

const signed = (gap: number): string => `${gap > 0 ? '+' : '−'}${formatPrice(Math.abs(gap))}`;
