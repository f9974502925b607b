import { paths } from '@dopahiya/domain/site';
import { apiFilters, type Condition, conditionsIn } from '@dopahiya/engines/bike-conditions';
import * as texts from '#texts/all-bikes-list';
import * as everyList from '#texts/every-list';
import { facetedBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import type { ListAddress } from '../bike-list/list-address.ts';
import type { ListSort } from '../bike-list/sort-labels.ts';
import { failureWithStatus } from './failure-with-status.ts';

/** Sort orders of the list of all bikes. */
export const allBikesSorts: readonly ListSort[] = [
  'popularity',
  'price-low',
  'price-high',
  'mileage',
  'range',
  'engine-low',
  'engine-high',
  'weight',
  'weight-high',
  'seat-height',
  'power',
  'top-speed',
  'launch',
];

/** Returns the list of bikes on sale that match the conditions. */
function allBikesList(conditions: readonly Condition[]): BikeList {
  const isNarrowed = conditions.length > 0;
  return {
    path: paths.bikes,
    parameters: conditions,
    ...texts.allBikes,
    sorts: allBikesSorts,
    empty: isNarrowed
      ? { title: everyList.noMatches, action: { label: texts.clearFilters, to: paths.bikes } }
      : { title: everyList.noBikes },
    failure: failureWithStatus(everyList.bikesFailure),
    fetchPage: facetedBikes({ status: 'on_sale', ...apiFilters(conditions) }),
  };
}

/** Returns the list of bikes on sale that match the conditions of an address. */
export const allBikesAt = ({ parameters }: Pick<ListAddress, 'parameters'>): BikeList =>
  allBikesList(conditionsIn(parameters));
