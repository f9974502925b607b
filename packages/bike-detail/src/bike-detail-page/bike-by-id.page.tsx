import { bikeQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { definePage, type Page, pageQuery } from '@dopahiya/site';
import { useQuery } from '@tanstack/react-query';
import { missingBikeHead, pendingBikeHead } from '../bike-detail-head.ts';
import { BikeByIdPage } from './bike-by-id-page.tsx';
import type { BikeSlots } from './bike-detail.page.tsx';

/** Page that redirects from a bike's id to its address. */
export const bikeByIdPage: Page<BikeSlots> = definePage({
  name: 'bike-by-id',
  path: '/bike-detail/:id',
  read: ({ params: { id = '' } }) => ({ id }),
  queries: (api, { id }) => ({ essential: pageQuery(bikeQueries.byId(api, id)) }),
  answerWith: ({ id }, { api, client }) => {
    const bike = client.getQueryData(bikeQueries.byId(api, id).queryKey);
    return bike ? { redirect: paths.bike(bike), status: 301 } : null;
  },
  isIndexed: false,
  useHead: ({ id }) => (useQuery(bikeQueries.byId(useApi(), id)).isError ? missingBikeHead() : pendingBikeHead()),
  component: BikeByIdPage,
});
