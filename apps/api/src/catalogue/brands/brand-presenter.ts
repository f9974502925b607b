import type { Brand } from '@dopahiya/domain';
import type { BrandRow } from './brand-repository.ts';

/** A brand as the contract has it; no logo is served yet. */
export function presentBrand(row: BrandRow): Brand {
  const { id, name, slug, founded_year, country_of_origin, description, bike_count } = row;
  return { id, name, slug, logo: null, founded_year, country_of_origin, description, bike_count };
}
