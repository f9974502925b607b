import { paths } from '@dopahiya/domain';
import * as texts from '#texts/lists';
import type { BikeList } from '../bike-list/bike-list.ts';

const longest = 100;

/** The bikes that a search in plain words finds. */
export function searchList(words: string): BikeList {
  const text = words.trim().slice(0, longest);
  return {
    path: paths.search,
    parameters: text === '' ? [] : [['q', text]],
    ...texts.search,
    ...(text === '' ? texts.emptySearch : texts.searchFor(text)),
    sorts: ['popularity', 'price-low', 'price-high', 'mileage', 'range'],
    empty: text === '' ? { title: texts.noBikes } : nothingFor(text),
    fetchPage: async (...request) => (await import('../search-page/fetch-search.ts')).fetchSearch(text, ...request),
  };
}

const nothingFor = (text: string): BikeList['empty'] => ({
  ...texts.noResults(text),
  action: { label: texts.seeAllBikes, to: paths.bikes },
});
