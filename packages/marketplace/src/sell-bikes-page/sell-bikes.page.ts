import { brandQueries } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { definePage, pageQuery } from '@dopahiya/site';
import * as texts from '#texts/sell-bikes-page';
import { SellBikesPage } from './sell-bikes-page.tsx';

/** Page to list a bike for sale in three steps. */
export const sellBikesPage = definePage({
  name: 'sell-bikes',
  path: paths.sellBikes,
  queries: (api) => ({ sections: [pageQuery(brandQueries.all(api))] }),
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.sellBikes }),
  component: SellBikesPage,
});
