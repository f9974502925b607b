import { fetchPopularBikes } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { onlyPage } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import { howToRead } from './list-words.ts';

/** The bikes that sell most; a list in one piece. */
export const popularList: BikeList = {
  path: paths.popular,
  label: 'Popular Bikes',
  heading: 'Popular Bikes',
  title: 'Popular bikes and scooters in India',
  description:
    'The two-wheelers that sell most in India, with ex-showroom prices, engine, mileage and power, drawn to one scale.',
  intro: `Popular here means bought by many: the models with the highest monthly sales in India, the first one first. Sales are known roughly, so bikes that sell about as well may stand in either order. ${howToRead}`,
  back: 'page-before',
  related: [{ label: 'Best of each body style', to: paths.bestBikes }],
  sorts: [],
  empty: { title: 'No popular bikes found', message: 'Check back later for new models' },
  failure: { title: 'Error loading popular bikes' },
  fetchPage: async (api, _page, options) => onlyPage(await fetchPopularBikes(api, options)),
};
