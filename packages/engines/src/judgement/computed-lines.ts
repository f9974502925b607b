import type { OnRoadPrice, OnRoadPriceLine, PriceConfidence } from '@dopahiya/domain/prices';
import type { LineCode } from '../quotation/line-codes.ts';
import type { Basis, Span } from './judgement.ts';

type Bundles = Readonly<Record<string, readonly LineCode[]>>;

const rto: readonly LineCode[] = ['rto_bundle', 'road_tax', 'registration_fee'];
const cess: readonly LineCode[] = ['cess', 'road_tax', 'rto_bundle'];
const covers: readonly LineCode[] = ['insurance_bundle', 'insurance_tp', 'insurance_od'];

/** Maps each computed line to the quotation lines that may include it, most specific first. */
const standsIn: Bundles = {
  ex_showroom: ['ex_showroom', 'basic_price'],
  subsidy: ['subsidy_central', 'ex_showroom'],
  road_tax: ['road_tax', ...rto],
  registration: ['registration_fee', 'smart_card', ...rto],
  smart_card: ['smart_card', 'registration_fee', ...rto],
  hypothecation: ['hypothecation', 'rto_bundle', 'registration_fee'],
  own_damage: ['insurance_od', ...covers],
  third_party: ['insurance_tp', ...covers],
  personal_accident: ['insurance_pa', ...covers],
  insurance_gst: ['insurance_gst', ...covers],
  number_plate: ['hsrp'],
};

const placesOf = (key: string): readonly LineCode[] => standsIn[key] ?? (/cess|surcharge/u.test(key) ? cess : []);

/** Checks whether a computed line is due on top of the dealer's lines; number plates, for example, are usually included in the price. */
export const isDue = (key: string): boolean => key !== 'number_plate' && key !== 'subsidy' && key !== 'smart_card';

/** Groups computed lines by the quotation line they are compared with; `rest` holds those missing from the quotation. */
export function linesByCode(price: OnRoadPrice, quoted: ReadonlySet<LineCode>) {
  const byCode = new Map<LineCode, OnRoadPriceLine[]>();
  const rest: OnRoadPriceLine[] = [];
  for (const line of price.lines) {
    const code = placesOf(line.key).find((place) => quoted.has(place));
    if (code) byCode.set(code, [...(byCode.get(code) ?? []), line]);
    else rest.push(line);
  }
  return { byCode, rest };
}

/** Returns why a quotation line cannot be computed; undefined if it can. */
export const gapIn = (price: OnRoadPrice, code: LineCode, quoted: ReadonlySet<LineCode>): string | undefined =>
  price.missing.find(({ key }) => placesOf(key).find((place) => quoted.has(place)) === code)?.reason;

/** Amounts fixed by no rule: premiums set by insurers, and the price of number plates. */
const unruled = new Set(['own_damage', 'personal_accident', 'number_plate']);

/** Returns the basis of a group of lines; 'rule' only if a rule fixes all of them. */
export function basisOf(lines: readonly OnRoadPriceLine[]): Basis {
  if (lines.some(({ group }) => group === 'ex_showroom')) return 'price-list';
  return lines.some(({ key }) => unruled.has(key)) ? 'span' : 'rule';
}

const sure: Record<PriceConfidence, number> = { high: 0.01, medium: 0.03, low: 0.1 };
const sureOfTax: Record<PriceConfidence, number> = { high: 0.01, medium: 0.05, low: 0.25 };

/** Sums computed lines, including the tolerance of their sources and insurers' discounts. */
export function spanOf(lines: readonly OnRoadPriceLine[], beside: Span = { from: 0, amount: 0, to: 0 }): Span {
  return lines.reduce(({ from, amount, to }, line) => {
    const room = Math.abs(line.amount) * shareOf(line);
    const discount = discountOf(line);
    return { from: from + line.amount - room - discount, amount: amount + line.amount, to: to + line.amount + room };
  }, beside);
}

function shareOf({ group, confidence, key }: OnRoadPriceLine): number {
  if (key === 'third_party') return 0.01;
  return (group === 'rto' ? sureOfTax : sure)[confidence];
}

/** Returns the maximum insurance discount: up to 80 % of own damage, and the GST on it. */
function discountOf({ key, amount }: OnRoadPriceLine): number {
  if (key === 'own_damage') return amount * 0.8;
  return key === 'insurance_gst' ? amount * 0.3 : 0;
}
