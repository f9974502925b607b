import type { BikeConditionName, BikeSort } from '@dopahiya/domain/requests';
import { conditionLabel } from '@dopahiya/engines/bike-conditions';
import * as texts from '#texts/search-page';
import { sortLabels } from '../bike-list/sort-labels.ts';
import { paths } from '@dopahiya/domain/site';

/** A parsed part of a search, parsed here or by the API. */
interface LabelledPart {
  conditions: readonly (readonly [name: string, value: string])[];
  sort?: BikeSort | undefined;
  brand?: string | undefined;
}

/** Returns the label of a part: 'Scooter', 'Under ₹1,00,000', 'Sorted by Mileage', 'Your height'. */
export function partLabel({ conditions, sort, brand }: LabelledPart): string {
  if (sort) return texts.sortedBy(sortLabels[sort]);
  if (conditions.length === 0) return texts.yourHeight;
  const labels = conditions.map(([name, value]) => conditionLabel([name as BikeConditionName, value], () => brand));
  return labels.join(', ');
}

/** Returns the address of a search for a text, or of the empty search. */
export const toSearch = (text: string): string => (text === '' ? paths.search : paths.searchFor(text));
