import type { BikeListName } from '@dopahiya/domain/requests';
import { paths } from '@dopahiya/domain/site';
import { type BodyStyle, bodyStyleNames } from '@dopahiya/domain/specifications';
import * as texts from '#texts/body-style-list';
import * as everyList from '#texts/every-list';
import { namedBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import { failureWithStatus } from './failure-with-status.ts';

/** API list of each body style. */
const apiLists: Record<BodyStyle, BikeListName> = {
  sports: 'sports_bikes',
  scooter: 'scooters',
  cruiser: 'cruisers',
  commuter: 'commuters',
  streetbike: 'street_bikes',
  superbike: 'super_bikes',
  caferacer: 'cafe_racers',
  scrambler: 'scramblers',
  adventure: 'adventure_bikes',
  moped: 'mopeds',
  tourer: 'tourers',
  maxiscooter: 'maxi_scooters',
};

const isStyle = (slug: string): slug is BodyStyle => Object.hasOwn(apiLists, slug);

/** Returns the list of bikes on sale of a body style; null for an unknown style. */
export function bodyStyleList(slug: string): BikeList | null {
  if (!isStyle(slug)) return null;
  return {
    ...texts.bodyStyle(slug),
    path: paths.bodyStyle(slug),
    trail: [{ label: everyList.rideFinder, to: paths.trendingBikes }],
    related: Object.entries(bodyStyleNames)
      .filter(([other]) => other !== slug)
      .map(([other, name]) => ({ label: name, to: paths.bodyStyle(other) })),
    sorts: ['popularity', 'price-low', 'price-high', 'mileage', 'rating'],
    failure: failureWithStatus(everyList.bikesFailure),
    fetchPage: namedBikes(apiLists[slug]),
  };
}
