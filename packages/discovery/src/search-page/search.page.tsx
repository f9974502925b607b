import { foundPageQueries } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { freeText, pageQuery } from '@dopahiya/site';
import { defineListPage } from '../bike-list/list-page.tsx';
import { searchListAt, wordsOf } from '../lists/search-list.ts';
import { SearchPage } from './search-page.tsx';

/** The bikes that a search in plain words finds, with the guides, tools and answers that it means beside them. */
export const searchPage = defineListPage({
  name: 'search',
  path: paths.search,
  find: (address) => ({ list: searchListAt(address) }),
  parameters: { q: freeText() },
  sections: (api, list) => (wordsOf(list) === '' ? [] : [pageQuery(foundPageQueries.matching(api, wordsOf(list)))]),
  component: SearchPage,
  listed: () => [],
  examples: [paths.searchFor('scooter under 1 lakh')],
});
