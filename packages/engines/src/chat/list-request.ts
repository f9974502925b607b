import { usualLoan } from '@dopahiya/domain/prices';
import type { BikeSort } from '@dopahiya/domain/requests';
import { motorcycleStyles } from '@dopahiya/domain/specifications';
import { highestSeat } from '@dopahiya/drawing';
import { conditionsOf } from '../plain-words/conditions-of.ts';
import { boundedConditions } from '../plain-words/measures.ts';
import { readWishes } from '../plain-words/read-names.ts';
import { type Condition, conditionsIn } from '../bike-conditions/conditions.ts';
import { affordableLoan } from '../loan/loan-costs.ts';
import type { ChatSlots } from './chat-intents.ts';

/** Filters and sort order as the list page and the API take them. */
export interface ListRequest {
  conditions: readonly Condition[];
  sort: BikeSort | undefined;
  /** Slots that no filter or sort order supports, so results ignore them. */
  unmet: readonly (keyof ChatSlots)[];
}

/** Maximum budget (in rupees) and capacity (in cc) of a filter. */
const openEnds = { budget: 9_999_999, capacity: 9999 } as const;

const styles: Readonly<Record<string, readonly string[]>> = {
  motorcycle: motorcycleStyles,
  naked: ['streetbike'],
};

const stylesOfUse: Readonly<Record<string, readonly string[]>> = {
  commute: ['commuter', 'scooter'],
  college: ['commuter', 'scooter'],
  family: ['commuter', 'scooter'],
  delivery: ['commuter', 'moped', 'scooter'],
  touring: ['adventure', 'cruiser', 'tourer'],
  rural: ['commuter'],
};

const sorts: Readonly<Record<string, BikeSort>> = {
  best: 'popularity',
  price: 'price-low',
  mileage: 'mileage',
  range: 'range',
  top_speed: 'top-speed',
  power: 'power',
  weight: 'weight',
  seat_height: 'seat-height',
};

/** Converts search slots to a list request. */
export function listRequest(slots: ChatSlots): ListRequest {
  const { brand, fuel, min_kmpl, min_range_km, features = [] } = slots;
  const conditions = conditionsIn([
    ...wishFor(slots.rider ?? ''),
    ...one('brand', brand),
    ...one('budget', budgetOf(slots)),
    ...capacityOf(slots),
    ...stylesIn(slots).flatMap((style) => one('body_style', style)),
    ...one('fuel', fuel),
    ...one('min_mileage', min_kmpl),
    ...one('min_range', min_range_km),
    ...one('max_seat_height', slots.height_cm === undefined ? undefined : highestSeat(slots.height_cm)),
    ...one('abs', features.includes('abs') ? 'true' : undefined),
    ...refusedIn(slots),
  ]);
  return { conditions: conditionsOf([{ conditions }]), sort: sorts[slots.sort ?? ''], unmet: unmetIn(slots) };
}

const one = (name: string, value: string | number | undefined): [name: string, value: string][] =>
  value === undefined ? [] : [[name, String(value)]];

/** Returns the exclusion filters: brands by slug, models by the words of their keys. */
const refusedIn = ({ without = [], without_body }: ChatSlots): [name: string, value: string][] => [
  ...[without].flat().map((name): [string, string] => {
    const [brand = '', model] = name.split('/');
    return model === undefined ? ['not_brand', brand] : ['not_named', model.replaceAll('-', ' ')];
  }),
  ...one('not_body_style', without_body),
];

/** Parses phrases for riders, such as 'short person', into filters. */
const wishFor = (words: string): [name: string, value: string][] =>
  readWishes(words).flatMap(({ conditions }) => conditions.map(([name, value]): [string, string] => [name, value]));

function stylesIn({ body, use = '' }: ChatSlots): readonly string[] {
  return body === undefined ? (stylesOfUse[use] ?? []) : (styles[body] ?? [body]);
}

/** Returns the budget; a maximum EMI is converted to the price that a standard loan would cover. */
function budgetOf({ budget_min, budget_max, emi_max }: ChatSlots): string | undefined {
  const ofInstalment = emi_max === undefined ? undefined : affordableLoan(emi_max, { ...usualLoan, type: 'arrears' });
  return spanOf(budget_min, budget_max ?? ofInstalment, openEnds.budget);
}

function capacityOf({ cc_min, cc_max }: ChatSlots): readonly (readonly [name: string, value: string])[] {
  if (cc_min !== undefined && cc_min === cc_max) return boundedConditions('capacity', cc_min, 'about');
  return one('capacity', spanOf(cc_min, cc_max, openEnds.capacity));
}

const spanOf = (min: number | undefined, max: number | undefined, end: number): string | undefined =>
  min === undefined && max === undefined ? undefined : `${min ?? 0}-${max ?? end}`;

function unmetIn({ fuel, sort, features = [], city }: ChatSlots): (keyof ChatSlots)[] {
  const unmet: [keyof ChatSlots, boolean][] = [
    ['fuel', fuel === 'cng'],
    ['sort', sort !== undefined && sorts[sort] === undefined],
    ['features', features.some((feature) => feature !== 'abs')],
    ['city', city !== undefined],
  ];
  return unmet.flatMap(([slot, isUnmet]) => (isUnmet ? [slot] : []));
}
