import { amountOfPrice, type OnRoadPrice, type OnRoadPriceLine } from '@dopahiya/domain/prices';
import { isCounted, type QuotationLine } from '../quotation/quotation.ts';

/**
 * Recomputes everything based on the ex-showroom price from the dealer's own, so that taxes correct for that price are not counted as
 * overcharges. The ex-showroom price itself stays ours for comparison.
 */
export function onDealersPrice(price: OnRoadPrice, lines: readonly QuotationLine[]): OnRoadPrice {
  const ours = price.ex_showroom_price;
  const theirs = dealersPrice(lines);
  if (!ours || theirs === null || theirs === ours) return price;
  const tax = newTax(price, theirs, ours);
  const computed = price.lines.map((line) => ({ ...line, amount: amountOn(line, { theirs, ours, tax }) }));
  return {
    ...price,
    lines: computed.map((line) => (line.key === 'insurance_gst' ? withGst(line, price, computed) : line)),
  };
}

/** Returns the dealer's price of the vehicle: ex-showroom, else basic price plus GST; null if neither is quoted. */
export function dealersPrice(lines: readonly QuotationLine[]): number | null {
  const sumOf = (codes: readonly string[]): number =>
    lines.reduce((sum, line) => (codes.includes(line.code) && isCounted(line) ? sum + line.amount : sum), 0);
  const price = sumOf(['ex_showroom']) || (sumOf(['basic_price']) && sumOf(['basic_price', 'gst']));
  return price > 0 ? price : null;
}

/** Checks whether a line depends on the ex-showroom price. */
export const isOnPrice = ({ key, of_price }: OnRoadPriceLine): boolean =>
  of_price !== undefined || key === 'road_tax' || key === 'own_damage' || /cess|surcharge/u.test(key);

interface Prices {
  theirs: number;
  ours: number;
  /** Change in road tax, in rupees; undefined if there is none. */
  tax: number | undefined;
}

function amountOn(line: OnRoadPriceLine, { theirs, ours, tax = theirs / ours }: Prices): number {
  if (line.of_price) return amountOfPrice(line.of_price, theirs) ?? line.amount;
  if (line.key === 'road_tax' || line.key === 'own_damage') return Math.round((line.amount * theirs) / ours);
  return /cess|surcharge/u.test(line.key) ? Math.round(line.amount * tax) : line.amount;
}

function newTax({ lines }: OnRoadPrice, theirs: number, ours: number): number | undefined {
  const line = lines.find(({ key }) => key === 'road_tax');
  return line && line.amount > 0 ? amountOn(line, { theirs, ours, tax: undefined }) / line.amount : undefined;
}

const premiums = new Set(['own_damage', 'third_party', 'personal_accident']);

const premiumsIn = (lines: readonly OnRoadPriceLine[]): number =>
  lines.reduce((sum, { key, amount }) => (premiums.has(key) ? sum + amount : sum), 0);

/** Recomputes the GST from the current premiums. */
function withGst(line: OnRoadPriceLine, before: OnRoadPrice, computed: readonly OnRoadPriceLine[]): OnRoadPriceLine {
  const sum = premiumsIn(before.lines);
  return sum === 0 ? line : { ...line, amount: Math.round((line.amount * premiumsIn(computed)) / sum) };
}
