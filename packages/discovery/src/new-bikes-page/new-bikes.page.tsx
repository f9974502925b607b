import { paths } from '@dopahiya/domain/site';
import { pageQuery } from '@dopahiya/site';
import { defineListPage } from '../bike-list/list-page.tsx';
import { upcomingList } from '../lists/upcoming-list.ts';
import { launchQueries } from './launch-queries.ts';
import { BikeListPage, type BikeListPageProps } from '../bike-list/bike-list-page.tsx';
import { JustLaunched } from './just-launched.tsx';

/** Page of announced and recently launched bikes. */
export const newBikesPage = defineListPage({
  name: 'new-bikes',
  path: paths.newBikes,
  find: () => ({ list: upcomingList }),
  sections: (api) => [pageQuery(launchQueries.justLaunched(api))],
  component: NewBikesPage,
});

/** Announced bikes, below those launched in the last 30 days. */
export function NewBikesPage({ list, address }: Pick<BikeListPageProps, 'list' | 'address'>) {
  return <BikeListPage list={list} address={address} above={<JustLaunched />} />;
}
