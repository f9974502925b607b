import type { Brand } from '@dopahiya/domain';
import { logoAddress } from '../../media/brand-logo.ts';
import type { BrandRow } from './brand-repository.ts';

/** A brand as the contract has it. */
export function presentBrand(row: BrandRow): Brand {
  const { id, name, slug, simple_icon, founded_year, country_of_origin, description, bike_count } = row;
  const logo = logoAddress(simple_icon);
  return { id, name, slug, logo, founded_year, country_of_origin, description, bike_count };
}
