import { bikeQueries } from '@dopahiya/api-client';
import { type PageHead, paths } from '@dopahiya/domain/site';
import { definePage, infinitePageQuery, pageQuery } from '@dopahiya/site';
import * as texts from '#texts/trending-bikes-page';
import { finderQueries } from '../ride-finder/finder-queries.ts';
import { TrendingBikesPage } from './trending-bikes-page.tsx';

/** Page with the ride finder and trending bikes. */
export const trendingBikesPage = definePage({
  name: 'trending-bikes',
  path: paths.trendingBikes,
  queries: (api) => ({
    sections: [
      infinitePageQuery(finderQueries.brands(api)),
      pageQuery(finderQueries.categories(api)),
      pageQuery(bikeQueries.trending(api)),
    ],
  }),
  useHead: trendingBikesHead,
  component: TrendingBikesPage,
});

/** Returns the head of the trending-bikes page. */
function trendingBikesHead(): PageHead {
  return {
    title: texts.documentTitle,
    description: texts.documentDescription,
    path: paths.trendingBikes,
  };
}
