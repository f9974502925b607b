import { fetchPopularBikes } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/lists';
import { namedBikes, onlyPage } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';

/** Best-selling bikes; an unpaged list. */
export const popularList: BikeList = {
  ...texts.popular,
  path: paths.popular,
  back: 'page-before',
  related: [{ label: texts.bestOfEachStyle, to: paths.bestBikes }],
  sorts: [],
  fetchPage: async (api, _page, options) => onlyPage(await fetchPopularBikes(api, options)),
};

/** All scooters on sale. */
export const scooterList: BikeList = {
  ...texts.scooters,
  path: paths.newScooters,
  related: [
    { label: texts.toElectricScooters, to: paths.electricScooters },
    { label: texts.maxiScooters, to: paths.bodyStyle('maxiscooter') },
  ],
  sorts: ['popularity', 'price-low', 'price-high', 'mileage', 'rating'],
  fetchPage: namedBikes('scooters'),
};
