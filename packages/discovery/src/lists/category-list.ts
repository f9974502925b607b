import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/lists';
import { namedBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import type { ListSort } from '../bike-list/sort-labels.ts';

const sorts: readonly ListSort[] = ['popularity', 'price-low', 'price-high', 'mileage', 'rating'];

const inCategory = (key: keyof typeof texts.categories) => ({
  ...texts.categories[key],
  ...texts.ofCategory,
  path: paths.category(key),
  trail: [{ label: texts.bikesTrail, to: paths.bikes }],
  sorts,
});

/** Categories that have a page, by the last segment of its address. */
const categories: Readonly<Record<string, BikeList>> = {
  scooters: { ...inCategory('scooters'), fetchPage: namedBikes('scooters') },
  sports: { ...inCategory('sports'), fetchPage: namedBikes('sports_bikes') },
  mileage: {
    ...inCategory('mileage'),
    sorts: ['mileage', 'popularity', 'price-low', 'price-high', 'rating'],
    fetchPage: namedBikes('best_mileage'),
  },
  cruisers: { ...inCategory('cruisers'), fetchPage: namedBikes('cruisers') },
};

/** Lists of bikes on sale by category. */
export const categoryLists: readonly BikeList[] = Object.values(categories);

/** Last address segments of the categories. */
export const categoryKeys = Object.keys(categories);
