import { paths } from '@dopahiya/domain/site';
import { pageQuery } from '@dopahiya/site';
import { defineListPage } from '../bike-list/list-page.tsx';
import { upcomingList } from '../lists/upcoming-list.ts';
import { launchQueries } from './launch-queries.ts';
import { NewBikesPage } from './new-bikes-page.tsx';

/** What is announced, and what came in the last days. */
export const newBikesPage = defineListPage({
  name: 'new-bikes',
  path: paths.newBikes,
  find: () => ({ list: upcomingList }),
  sections: (api) => [pageQuery(launchQueries.justLaunched(api))],
  component: NewBikesPage,
});
