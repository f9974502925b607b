import { bikeQueries } from '@dopahiya/api-client';
import { type PageHead, paths } from '@dopahiya/domain';
import { definePage, infinitePageQuery, pageQuery } from '@dopahiya/page';
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
    title: 'Trending bikes and popular brands in India | Dopahiya',
    description:
      'Find a bike or scooter by brand, budget, engine size or body style, and see which are looked for most in India this week, drawn to one scale.',
    path: paths.trendingBikes,
  };
}
