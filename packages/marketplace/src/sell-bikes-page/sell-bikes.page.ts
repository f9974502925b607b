import { brandQueries } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { definePage, pageQuery } from '@dopahiya/site';
import * as texts from '#texts/sell-bikes-page';
import { SellBikesPage } from './sell-bikes-page.tsx';

/** Where people list a bike of theirs, in three steps. */
export const sellBikesPage = definePage({
  name: 'sell-bikes',
  path: paths.sellBikes,
  queries: (api) => ({ sections: [pageQuery(brandQueries.all(api))] }),
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.sellBikes }),
  component: SellBikesPage,
});
