import { priceOnRoad } from './price-on-road.ts';
import { type PricingQuery, purchaseFrom } from './purchase.ts';
import type { LineKey, OnRoadPrice } from './on-road-price.ts';
import type { Rule } from './rule.ts';
import { electricSubsidies } from './rules/electric-subsidies.ts';
import { insuranceGstRules, personalAccidentRules } from './rules/insurance-extras.ts';
import { electricOwnDamage, petrolOwnDamage } from './rules/own-damage-tariff.ts';
import {
  electricRegistrationFees,
  hypothecationFees,
  numberPlateFees,
  registrationFees,
  smartCardFees,
} from './rules/registration-fees.ts';
import { stateRoadTax } from './rules/road-tax/state-road-tax.ts';
import { thirdPartyTariffs } from './rules/third-party-tariff.ts';
import { vehicleGstRules } from './rules/vehicle-gst.ts';
import type { State } from './states.ts';

/** First known day after today on which the rules change an on-road price. */
export interface RuleChange {
  /** First day of the changed price, as 'YYYY-MM-DD'. */
  day: string;
  /** Whole rupees on that day; null if the rules of that day are not known. */
  on_road_price: number | null;
  /** Lines whose amount changes, or that appear, end or can no longer be computed. */
  lines: LineKey[];
}

/** Finds the next known change of the rules that changes this price; null if none is known. @throws PricingError like `priceOnRoad`. */
export function nextRuleChange(query: PricingQuery): RuleChange | null {
  const { state, date } = purchaseFrom(query);
  const today = priceOnRoad(query);
  const changes = daysOfChange(state)
    .filter((day) => day > date)
    .toSorted();
  for (const day of changes) {
    const price = priceOnRoad({ ...query, date: day });
    const lines = changedLines(today, price);
    if (lines.length > 0) return { day, on_road_price: price.on_road_price, lines };
  }
  return null;
}

function changedLines(before: OnRoadPrice, after: OnRoadPrice): LineKey[] {
  const amounts = [before, after].map(({ lines }) => new Map(lines.map(({ key, amount }) => [key, amount])));
  const [first, second] = amounts as [Map<LineKey, number>, Map<LineKey, number>];
  return [...new Set([...first.keys(), ...second.keys()])].filter((key) => first.get(key) !== second.get(key));
}

/** Returns every day on which a rule that applies in a state begins, or has ended the day before. */
function daysOfChange(state: State): string[] {
  const { rules, cesses = [] } = stateRoadTax[state];
  const all: Rule[] = [
    ...rules,
    ...cesses,
    ...vehicleGstRules,
    ...electricSubsidies,
    ...thirdPartyTariffs,
    ...personalAccidentRules,
    ...insuranceGstRules,
    ...registrationFees,
    ...electricRegistrationFees,
    ...smartCardFees,
    ...hypothecationFees,
    ...numberPlateFees,
    petrolOwnDamage,
    electricOwnDamage,
  ];
  return [...new Set(all.flatMap(({ since, until }) => [since, until && dayAfter(until)]))].filter(
    (day) => day !== undefined,
  );
}

function dayAfter(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
