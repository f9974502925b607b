import { formatNumber } from '@dopahiya/domain/site';
import { type DescribedBike, type DescribedKind, describedKindOf } from './described-facts.ts';
import type { DescriptionTexts } from './description-texts.ts';

type Highlight = keyof DescriptionTexts['highlights'];

const inOrder: Record<DescribedKind, readonly Highlight[]> = {
  commuter: ['mileage', 'engine', 'weight', 'warranty', 'seat'],
  scooter: ['mileage', 'engine', 'weight', 'seat', 'warranty'],
  street: ['engine', 'power', 'weight', 'seat', 'mileage'],
  sports: ['power', 'engine', 'topSpeed', 'weight', 'seat'],
  cruiser: ['engine', 'power', 'seat', 'weight', 'mileage'],
  classic: ['engine', 'power', 'weight', 'seat', 'mileage'],
  adventure: ['engine', 'clearance', 'power', 'seat', 'weight'],
  tourer: ['engine', 'power', 'weight', 'seat', 'topSpeed'],
  electricScooter: ['range', 'battery', 'topSpeed', 'weight', 'warranty', 'power'],
  electricBike: ['range', 'power', 'topSpeed', 'battery', 'weight', 'warranty'],
};

const valueOf: Record<Highlight, (bike: DescribedBike) => number | null | undefined> = {
  engine: ({ specifications, engine_capacity }) => specifications.displacement ?? engine_capacity,
  power: ({ max_power }) => max_power,
  mileage: (bike) => bike.mileage,
  weight: ({ specifications }) => specifications.kerb_weight,
  seat: ({ specifications }) => specifications.seat_height,
  clearance: ({ specifications }) => specifications.ground_clearance,
  battery: ({ battery_capacity }) => battery_capacity,
  range: ({ battery_range }) => battery_range,
  topSpeed: ({ top_speed }) => top_speed,
  warranty: ({ specifications }) => specifications.standard_warranty_years,
};

/** Number of highlights of a model. */
const MAX_HIGHLIGHTS = 4;

/** Composes a model's highlights from its known facts, the ones that matter most for its kind first. */
export function composeHighlights(bike: DescribedBike, { highlights }: DescriptionTexts): string[] {
  const all = inOrder[describedKindOf(bike)].flatMap((name) => {
    const value = valueOf[name](bike);
    const kind = name === 'mileage' ? bike.mileage_kind : bike.range_kind;
    return value ? highlights[name](formatNumber(value), kind) : [];
  });
  return all.slice(0, MAX_HIGHLIGHTS);
}
