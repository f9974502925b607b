import type { TakenFact } from '@dopahiya/domain/parts';
import type { Language } from '@dopahiya/domain/site';
import type { SpecificationField } from '@dopahiya/domain/specifications';
import type { BikeRow } from '../catalogue/index.ts';
import { sourceIn } from '../../core/hindi/source-in-hindi.ts';
import { valueIn } from '../../core/hindi/value-in-hindi.ts';
import type { CatalogueSource } from '../../core/catalogue-file/catalogue-file.ts';

/** Facts needed at a spare parts counter, in display order. */
export const takenFields = [
  'front_tyre_size',
  'rear_tyre_size',
  'tyre_type',
  'headlight_type',
  'taillight_type',
  'turn_signal_lamp',
  'battery_type',
  'battery_capacity',
  'fuel_capacity',
  'cooling_system',
  'service_interval_km',
  'service_interval_months',
] as const satisfies readonly SpecificationField[];

/** Returns a model's service facts with their sources; facts unknown to the catalogue are null. */
export function takenFacts(
  bike: Pick<BikeRow, 'specifications' | 'sources' | 'battery_capacity'>,
  language: Language,
): TakenFact[] {
  const facts = { ...bike.specifications, battery_capacity: bike.battery_capacity };
  return takenFields.map((field) => {
    const value = facts[field] ?? null;
    return {
      field,
      value: typeof value === 'string' ? valueIn(language, value) : value,
      source: value === null ? null : sourceOf(field, bike.sources, language),
    };
  });
}

/** Finds the source that names a field, else the one without fields, which covers all others. */
function sourceOf(field: string, sources: readonly CatalogueSource[], language: Language): TakenFact['source'] {
  const named = sources.find(({ fields = [] }) => fields.some((name) => name === field));
  const source = named ?? sources.find(({ fields }) => fields === undefined);
  return source ? { title: sourceIn(language, source.title), year: source.year ?? null } : null;
}
