import { paths } from '@dopahiya/domain/site';
import { visibleText } from '@dopahiya/domain/typed';
import * as everyList from '#texts/every-list';
import * as texts from '#texts/search-list';
import type { BikeList } from '../bike-list/bike-list.ts';
import { type ListAddress, parameterOf } from '../bike-list/list-address.ts';
import { allBikesSorts } from './all-bikes-list.ts';

const maxLength = 100;

/** Returns the list of bikes that a plain-language search finds. */
export function searchList(words: string): BikeList {
  const text = visibleText(words).trim().slice(0, maxLength);
  return {
    path: paths.search,
    parameters: text === '' ? [] : [['q', text]],
    ...texts.search,
    ...(text === '' ? texts.emptySearch : texts.searchFor(text)),
    back: { label: texts.backToAllBikes, to: paths.bikes },
    sorts: allBikesSorts,
    isOrderRead: true,
    empty: text === '' ? { title: everyList.noBikes } : nothingFor(text),
    fetchPage: async (...request) => (await import('../search-page/fetch-search.ts')).fetchSearch(text, ...request),
  };
}

/** Returns the search words of a list; empty if there are none. */
export const wordsOf = ({ parameters }: BikeList): string => parameters?.find(([name]) => name === 'q')?.[1] ?? '';

const nothingFor = (text: string): BikeList['empty'] => ({
  ...texts.noResults(text),
  action: { label: texts.seeAllBikes, to: paths.bikes },
});

/** Returns the list of bikes for the search words of an address. */
export const searchListAt = (address: Pick<ListAddress, 'parameters'>): BikeList =>
  searchList(parameterOf(address, 'q'));
