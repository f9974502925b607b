import { bikeQueries } from '@dopahiya/api-client';
import { type PageHead, paths } from '@dopahiya/domain/site';
import { definePage, pageQuery } from '@dopahiya/site';
import * as texts from '#texts/best-bikes-page';
import { BestBikesPage } from './best-bikes-page.tsx';

/** Page of the best bikes of every body style. */
export const bestBikesPage = definePage({
  name: 'best-bikes',
  path: paths.bestBikes,
  queries: (api) => ({ essential: pageQuery(bikeQueries.best(api)) }),
  useHead: bestBikesHead,
  component: BestBikesPage,
});

/** Returns the head of the best-bikes page. */
export function bestBikesHead(): PageHead {
  return {
    title: texts.documentTitle,
    description: texts.documentDescription,
    path: paths.bestBikes,
  };
}
