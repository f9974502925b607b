import { highestSeat } from '@dopahiya/drawing';
import { monthlyInstalment } from '@dopahiya/domain/prices';
import type { ChoiceNeeds } from '@dopahiya/domain/requests';
import type { ChoiceBike, Miss, MissKind } from '@dopahiya/domain/bikes';
import { isMotorcycle } from './rivals.ts';
import { ruleOf } from './use-rules.ts';

/** Returns the maximum seat height in mm at which a rider stands on the balls of both feet. */
const seatLimit = (height: number): number => highestSeat(height);

/** Returns the monthly instalment over a whole price, in whole rupees, as the bike's page shows it. */
const instalmentOf = (price: number): number => Math.round(monthlyInstalment(price));

/** Returns the needs that a bike misses or that cannot be checked; empty if it meets all. */
export function missesOf(bike: ChoiceBike, needs: ChoiceNeeds): Miss[] {
  const rule = ruleOf(needs.use);
  const { is_electric, price } = bike;
  return [
    miss('status', bike.status === 'on_sale'),
    miss('kind', isKind(bike, needs.kind)),
    miss('fuel', needs.fuel === undefined || (needs.fuel === 'electric') === is_electric),
    miss('use', bike.body_style && !rule.unsuited.includes(bike.body_style)),
    atMost('budget', price, needs.budget),
    atMost('monthly', price && instalmentOf(price), needs.monthly),
    atMost('seat', bike.seat, needs.height && seatLimit(needs.height)),
    atLeast('power-low', bike.power, rule.minPower),
    atMost('power-high', bike.power, rule.maxPower),
    atMost('weight', bike.weight, rule.maxWeight),
    miss('abs', rule.needsAbs ? bike.has_abs : true),
    atLeast('speed', bike.top_speed, is_electric ? rule.minElectricSpeed : undefined),
    atLeast('range', bike.range, is_electric ? needs.kmPerDay : undefined),
    miss('pillion', needs.hasPassenger ? (bike.has_pillion_seat ?? is_electric) : true),
    miss('socket', needs.hasSocket || !is_electric ? true : bike.has_removable_battery),
  ].filter((found) => found !== null);
}

function isKind(bike: ChoiceBike, kind: ChoiceNeeds['kind']): boolean | null {
  if (kind === undefined) return true;
  const motorcycle = isMotorcycle(bike);
  if (motorcycle === null) return null;
  return kind === 'motorcycle' ? motorcycle : !motorcycle && bike.body_style !== 'moped';
}

const miss = (kind: MissKind, isMet: boolean | null): Miss | null =>
  isMet === true ? null : { kind, is_unknown: isMet === null };

function atMost(kind: MissKind, value: number | null, limit: number | undefined): Miss | null {
  if (limit === undefined) return null;
  if (value === null) return { kind, is_unknown: true, limit };
  return value <= limit ? null : { kind, is_unknown: false, value, limit };
}

function atLeast(kind: MissKind, value: number | null, limit: number | undefined): Miss | null {
  if (limit === undefined) return null;
  if (value === null) return { kind, is_unknown: true, limit };
  return value >= limit ? null : { kind, is_unknown: false, value, limit };
}
