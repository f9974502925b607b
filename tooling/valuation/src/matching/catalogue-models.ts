import type { Catalogue } from '@dopahiya/api/commands';
import type { BikeToValue } from '@dopahiya/engines/valuation';
import type { NamedModel } from './model-matcher.ts';

/** Model with the fields that its value depends on. */
export interface PricedModel extends NamedModel, Pick<BikeToValue, 'electric' | 'cc' | 'newPrice'> {}

/** Returns the models of a catalogue that have been sold. */
export function catalogueModels({ brands }: Pick<Catalogue, 'brands'>): PricedModel[] {
  return brands.flatMap(({ brand, models }) =>
    models
      .filter(({ status }) => status !== 'upcoming')
      .map(({ slug, name, status, price, price_month, fuel_type, specifications }) => ({
        slug,
        brand: brand.slug,
        name,
        electric: fuel_type === 'electric',
        cc: specifications.engine_capacity ?? null,
        newPrice:
          price === null
            ? null
            : {
                amount: price,
                kind: status === 'discontinued' ? ('last' as const) : ('on-sale' as const),
                asOf: price_month ?? undefined,
              },
      })),
  );
}
