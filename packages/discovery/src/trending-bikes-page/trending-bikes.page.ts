import { bikeQueries } from '@dopahiya/api-client';
import { type PageHead, paths } from '@dopahiya/domain/site';
import { definePage, infinitePageQuery, pageQuery } from '@dopahiya/site';
import * as texts from '#texts/trending-bikes-page';
import { finderQueries } from '../ride-finder/finder-queries.ts';
import { TrendingBikesPage } from './trending-bikes-page.tsx';

/** What the ride finder opens with, and the bikes in demand. */
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

/** The head texts of the trending bikes page. */
function trendingBikesHead(): PageHead {
  return {
    title: texts.documentTitle,
    description: texts.documentDescription,
    path: paths.trendingBikes,
  };
}
