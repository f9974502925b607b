import { paths } from '@dopahiya/domain';
import { definePage, infinitePageQuery, pageQuery } from '@dopahiya/page';
import { bikeQueries } from '../bike-queries.ts';
import { brandsQuery } from '../ride-finder/brands-query.ts';
import { categoriesQuery } from '../ride-finder/categories-query.ts';
import { trendingBikesHead } from './trending-bikes-head.ts';
import { TrendingBikesPage } from './trending-bikes-page.tsx';

/** What the ride finder opens with, and the bikes in demand. */
export const trendingBikesPage = definePage({
  name: 'trending-bikes',
  path: paths.trendingBikes,
  queries: (api) => ({
    sections: [
      infinitePageQuery(brandsQuery(api)),
      pageQuery(categoriesQuery(api)),
      pageQuery(bikeQueries.trending(api)),
    ],
  }),
  useHead: trendingBikesHead,
  component: TrendingBikesPage,
});
