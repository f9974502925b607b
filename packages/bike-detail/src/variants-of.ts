import type { BikeDetail, Variant } from '@dopahiya/domain/bikes';

/** Returns only the variants of this bike; an API may send others along. */
export function variantsOf({ id, variants }: Pick<BikeDetail, 'id' | 'variants'>): Variant[] {
  return variants.filter(({ bike_model }) => bike_model === String(id));
}
