import { paths } from '@dopahiya/domain';
import { namedBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import type { ListSort } from '../bike-list/sort-labels.ts';
import { howToRead } from './list-words.ts';

const sorts: readonly ListSort[] = ['popularity', 'price-low', 'price-high', 'mileage', 'rating'];

const inCategory = (key: string): Pick<BikeList, 'path' | 'sorts' | 'trail' | 'empty' | 'failure'> => ({
  path: paths.category(key),
  trail: [{ label: 'Bikes', to: paths.bikes }],
  sorts,
  empty: { title: 'No bikes found in this category' },
  failure: { title: 'Error loading bikes' },
});

/** The categories that have a page, by the last segment of its address. */
const categories = {
  scooters: {
    ...inCategory('scooters'),
    label: 'Scooters',
    heading: 'All Scooters',
    title: 'All scooters in India: prices, mileage, range',
    description: 'All scooters on sale in India, petrol and electric, with ex-showroom prices, drawn to one scale.',
    intro: `Step through and go: all scooters on sale in India, petrol and electric, maxi scooters among them. ${howToRead}`,
    fetchPage: namedBikes('scooters'),
  },
  sports: {
    ...inCategory('sports'),
    label: 'Sports',
    heading: 'All Sports Bikes',
    title: 'All sports bikes in India: prices, power, weight',
    description: 'All sports bikes and super bikes on sale in India with ex-showroom prices, drawn to one scale.',
    intro: `Fairing, low bars, feet behind you: all sports bikes and super bikes on sale in India. ${howToRead}`,
    fetchPage: namedBikes('sports_bikes'),
  },
  mileage: {
    ...inCategory('mileage'),
    sorts: ['mileage', 'popularity', 'price-low', 'price-high', 'rating'],
    label: 'Best Mileage',
    heading: 'Best Mileage Bikes',
    title: 'Best mileage bikes and scooters in India, in kmpl',
    description:
      'Bikes and scooters on sale in India by the kilometres they go on a litre, with ex-showroom prices, drawn to one scale.',
    intro: `Bikes and scooters by the kilometres they go on a litre, the thriftiest first. In traffic a bike goes less far than its stated mileage. ${howToRead}`,
    fetchPage: namedBikes('best_mileage'),
  },
  cruisers: {
    ...inCategory('cruisers'),
    label: 'Cruisers',
    heading: 'All Cruisers',
    title: 'All cruisers in India: prices, seat heights, weight',
    description: 'All cruisers on sale in India with ex-showroom prices, drawn to one scale.',
    intro: `Low seat, wide bars, long wheelbase: all cruisers on sale in India. ${howToRead}`,
    fetchPage: namedBikes('cruisers'),
  },
} as const satisfies Record<string, BikeList>;

/** The last segments of the addresses of categories. */
export const categoryKeys = Object.keys(categories);

/** The bikes on sale of a category; null for a key that is none. */
export function categoryList(key: string): BikeList | null {
  return Object.hasOwn(categories, key) ? categories[key as keyof typeof categories] : null;
}
