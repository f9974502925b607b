import { bikeQueries, brandQueries } from '@dopahiya/api-client';
import { finderQueries, launchQueries, listQueries } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain';
import { listAddressAt } from './list-address-at.ts';
import { type FindPageQueries, infinitePageQuery, pageQuery } from './page-data.ts';
import type { PageEntry } from './page-entry.ts';

/** The queries of any page that is one list of bikes. */
export const findList: FindPageQueries = (api, location) => ({
  essential: infinitePageQuery(listQueries.pages(api, listAddressAt(location))),
});

const listAt = (path: string): PageEntry => ({ path, find: findList });

/** What the ride finder opens with, and the bikes below it. */
const findRides: FindPageQueries = (api) => ({
  sections: [
    infinitePageQuery(finderQueries.brands(api)),
    pageQuery(finderQueries.categories(api)),
    pageQuery(bikeQueries.trending(api)),
  ],
});

/** What is announced, and what came in the last days. */
const findNewBikes: FindPageQueries = (api, location) => ({
  ...findList(api, location),
  sections: [pageQuery(launchQueries.justLaunched(api))],
});

/** The lists of discovery. */
export const discoveryPages = {
  trendingBikes: { path: paths.trendingBikes, find: findRides },
  bestBikes: { path: paths.bestBikes, find: (api) => ({ essential: pageQuery(bikeQueries.best(api)) }) },
  popular: listAt(paths.popular),
  bikes: listAt(paths.bikes),
  search: listAt(paths.search),
  brands: { path: paths.brands, find: (api) => ({ essential: pageQuery(brandQueries.all(api)) }) },
  newBikes: { path: paths.newBikes, find: findNewBikes },
  newScooters: listAt(paths.newScooters),
  electric: listAt(paths.electric),
  electricBikes: listAt(paths.electricBikes),
  electricScooters: listAt(paths.electricScooters),
  capacity: listAt('/bikes/engine-capacity/:range'),
  budget: listAt('/bikes/budget/:range'),
  bodyStyle: listAt('/bikes/bodystyle/:style'),
  category: listAt('/bikes/:key'),
} satisfies Record<string, PageEntry>;
