import type { Dealership } from '@dopahiya/domain';
import type { DealershipRow } from './dealership-repository.ts';

/** A showroom as the contract has it. */
export function presentDealership(row: DealershipRow): Dealership {
  const { slug: _, brand_id, city_id, brand, ...facts } = row;
  return { ...facts, brand: { ...brand, logo: null } };
}
