import { paths } from '@dopahiya/domain';
import type { BikeList } from '../bike-list/bike-list.ts';

const longest = 100;

/** The bikes that a search in plain words finds. */
export function searchList(words: string): BikeList {
  const text = words.trim().slice(0, longest);
  return {
    path: paths.search,
    parameters: text === '' ? [] : [['q', text]],
    label: 'Search',
    heading: text === '' ? 'Search' : `Results for "${text}"`,
    title: text === '' ? 'Search bikes and scooters' : `${text}: bikes and scooters`,
    description: 'Bikes and scooters found by name, or by plain words such as: scooter under 1 lakh with 50 kmpl.',
    intro:
      'Search by name, or say what you need in plain words: a brand, a budget, an engine size, a mileage, a range or a seat height.',
    sorts: ['popularity', 'price-low', 'price-high', 'mileage', 'range'],
    empty: text === '' ? { title: 'No bikes found' } : nothingFor(text),
    failure: { title: 'Error loading bikes' },
    fetchPage: async (...request) => (await import('../search-page/fetch-search.ts')).fetchSearch(text, ...request),
  };
}

const nothingFor = (text: string): BikeList['empty'] => ({
  title: `No results found for "${text}"`,
  message: 'No bike fits these words. Check their spelling, use fewer of them, or look through all bikes.',
  action: { label: 'See all bikes', to: paths.bikes },
});
