import { paths } from '@dopahiya/domain';
import { apiFilters } from '../bike-filters/api-filters.ts';
import type { Condition } from '../bike-filters/conditions.ts';
import { facetedBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import { failureWithStatus, howToRead } from './list-words.ts';

/** All bikes on sale that fulfil the conditions. */
export function allBikesList(conditions: readonly Condition[]): BikeList {
  const isNarrowed = conditions.length > 0;
  return {
    path: paths.bikes,
    parameters: conditions,
    label: 'Bikes',
    heading: 'All Bikes & Scooters',
    title: 'All bikes and scooters in India: filter by price, mileage, seat height',
    description:
      'Every two-wheeler on sale in India. Narrow it down by brand, budget, engine, body style, fuel, mileage or range, seat height and ABS.',
    intro: `Every motorcycle, scooter and moped on sale in India. Choose as many conditions as you like: the number behind each says how many bikes would be left. ${howToRead}`,
    sorts: ['popularity', 'price-low', 'price-high', 'mileage', 'range', 'engine-low', 'engine-high'],
    empty: isNarrowed
      ? { title: 'No bikes match your filters', action: { label: 'Clear all filters', to: paths.bikes } }
      : { title: 'No bikes found' },
    failure: failureWithStatus('Error Loading Data', 'bikes'),
    fetchPage: facetedBikes({ status: 'on_sale', ...apiFilters(conditions) }),
  };
}
