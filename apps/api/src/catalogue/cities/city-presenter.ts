import type { City } from '@dopahiya/domain';
import type { CityRow } from './city-repository.ts';

/** A city as the contract has it. */
export function presentCity({ id, name, state, rto_code }: CityRow): City {
  return { id, name, state, rto_code };
}
