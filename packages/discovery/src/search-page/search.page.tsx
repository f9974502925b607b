import { paths } from '@dopahiya/domain/site';
import { freeText } from '@dopahiya/site';
import { defineListPage } from '../bike-list/list-page.tsx';
import { searchListAt } from '../lists/search-list.ts';
import { SearchPage } from './search-page.tsx';

/** The bikes that a search in plain words finds. */
export const searchPage = defineListPage({
  name: 'search',
  path: paths.search,
  find: (address) => ({ list: searchListAt(address) }),
  parameters: { q: freeText() },
  component: SearchPage,
  listed: () => [],
  examples: [paths.searchFor('scooter under 1 lakh')],
});
