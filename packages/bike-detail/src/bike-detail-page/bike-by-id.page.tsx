import { bikeQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { definePage, type PageLocation, pageQuery } from '@dopahiya/page';
import { useQuery } from '@tanstack/react-query';
import { missingBikeHead, pendingBikeHead } from '../bike-detail-head.ts';
import { BikeByIdPage } from './bike-by-id-page.tsx';
import type { BikeSlots } from './bike-detail.page.tsx';

const idOf = ({ params: { id = '' } }: PageLocation): string => id;

/** The way from the id of a bike to the address of its page. */
export const bikeByIdPage = definePage<BikeSlots>({
  name: 'bike-by-id',
  path: '/bike-detail/:id',
  queries: (api, at) => ({ essential: pageQuery(bikeQueries.byId(api, idOf(at))) }),
  answerWith: (at, { api, client }) => {
    const bike = client.getQueryData(bikeQueries.byId(api, idOf(at)).queryKey);
    return bike ? { redirect: paths.bike(bike), status: 301 } : null;
  },
  isIndexed: false,
  useHead: (at) => (useQuery(bikeQueries.byId(useApi(), idOf(at))).isError ? missingBikeHead() : pendingBikeHead()),
  component: ({ at, search }) => <BikeByIdPage id={idOf(at)} search={search} />,
});
