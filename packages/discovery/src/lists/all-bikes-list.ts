import { paths } from '@dopahiya/domain';
import * as everyList from '#texts/every-list';
import * as texts from '#texts/lists';
import { apiFilters } from '../bike-filters/api-filters.ts';
import type { Condition } from '../bike-filters/conditions.ts';
import { facetedBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import { failureWithStatus } from './failure-with-status.ts';

/** All bikes on sale that fulfil the conditions. */
export function allBikesList(conditions: readonly Condition[]): BikeList {
  const isNarrowed = conditions.length > 0;
  return {
    path: paths.bikes,
    parameters: conditions,
    ...texts.allBikes,
    sorts: ['popularity', 'price-low', 'price-high', 'mileage', 'range', 'engine-low', 'engine-high'],
    empty: isNarrowed
      ? { title: texts.noMatches, action: { label: texts.clearFilters, to: paths.bikes } }
      : { title: texts.noBikes },
    failure: failureWithStatus(everyList.bikesFailure),
    fetchPage: facetedBikes({ status: 'on_sale', ...apiFilters(conditions) }),
  };
}
