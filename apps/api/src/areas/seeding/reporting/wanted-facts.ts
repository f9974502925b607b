import type { CatalogueModel } from '../../../core/catalogue-file/catalogue-file.ts';

type Field = keyof CatalogueModel['specifications'];

/** Fact wanted for models on sale, and the wanted share of them. */
export interface WantedFact {
  name: string;
  goal: number;
  /** Models for which it is wanted. */
  of: 'all' | CatalogueModel['fuel_type'];
  /** All of these are wanted; of several fields in a list, one is enough. */
  fields: readonly (readonly Field[])[];
}

const wanted = (
  name: string,
  goal: number,
  fields: WantedFact['fields'],
  of: WantedFact['of'] = 'all',
): WantedFact => ({
  name,
  goal,
  of,
  fields,
});

/** Facts wanted for models on sale, in report order. */
export const wantedFacts: readonly WantedFact[] = [
  wanted('displacement or battery capacity', 0.9, [['displacement', 'battery_capacity']]),
  wanted('power', 0.9, [['max_power']]),
  wanted('torque', 0.92, [['max_torque']]),
  wanted('mileage', 0.92, [['mileage']], 'petrol'),
  wanted('range', 0.97, [['battery_range']], 'electric'),
  wanted('top speed', 0.97, [['top_speed']], 'electric'),
  wanted('kerb weight', 0.92, [['kerb_weight']]),
  wanted('tank or battery', 0.9, [['fuel_capacity', 'battery_capacity']]),
  wanted('seat height', 0.92, [['seat_height']]),
  wanted('wheelbase', 0.92, [['wheelbase']]),
  wanted('length, width and height', 0.8, [['length'], ['width'], ['height']]),
  wanted('tyres', 0.92, [['front_tyre_size'], ['rear_tyre_size']]),
  wanted('brakes', 0.9, [['front_brake_type'], ['rear_brake_type']]),
  wanted('suspension', 0.9, [['front_suspension'], ['rear_suspension']]),
  wanted('transmission', 0.9, [['transmission_type']]),
];

const decisiveNames = new Set(['mileage', 'range', 'kerb weight', 'seat height', 'wheelbase', 'tank or battery']);

/** Facts that a visitor needs to choose a bike. */
export const decisiveFacts = wantedFacts.filter(({ name }) => decisiveNames.has(name));

/** Checks whether a model has a fact. */
export function knows({ specifications }: CatalogueModel, { fields }: Pick<WantedFact, 'fields'>): boolean {
  return fields.every((choices) => choices.some((field) => specifications[field] !== undefined));
}

/** Returns the names of the wanted facts that a model lacks. */
export function missingFacts(model: CatalogueModel, facts: readonly WantedFact[] = wantedFacts): string[] {
  const ofModel = facts.filter(({ of }) => of === 'all' || of === model.fuel_type);
  return ofModel.filter((fact) => !knows(model, fact)).map(({ name }) => name);
}

/** Number of best-selling models that the report checks closely. */
export const BEST_SELLERS = 50;

/** Returns the best-selling models, in order. */
export function bestSellers(models: readonly CatalogueModel[]): CatalogueModel[] {
  return models.toSorted((one, other) => other.popularity - one.popularity).slice(0, BEST_SELLERS);
}

/** Lists the best-selling models on sale with missing facts, one per line, as a to-do list. */
export function formatGaps(models: readonly CatalogueModel[]): string {
  const incomplete = models.filter((model) => model.status === 'on_sale' && missingFacts(model).length > 0);
  const lines = bestSellers(incomplete).map((model) => `  ${model.slug}: ${missingFacts(model).join('; ')}`);
  return [`The ${lines.length} best-selling models that lack something:`, ...lines].join('\n');
}
