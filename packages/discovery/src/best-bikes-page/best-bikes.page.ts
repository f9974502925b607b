import { bikeQueries } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { definePage, pageQuery } from '@dopahiya/page';
import { bestBikesHead } from './best-bikes-head.ts';
import { BestBikesPage } from './best-bikes-page.tsx';

/** The best bikes of every body style. */
export const bestBikesPage = definePage({
  name: 'best-bikes',
  path: paths.bestBikes,
  queries: (api) => ({ essential: pageQuery(bikeQueries.best(api)) }),
  useHead: bestBikesHead,
  component: BestBikesPage,
});
