import { paths } from '@dopahiya/domain';
import { namedBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import { howToRead } from './list-words.ts';

/** All scooters on sale. */
export const scooterList: BikeList = {
  path: paths.newScooters,
  label: 'New Scooters',
  heading: 'Best Scooters',
  title: 'Best scooters in India: prices, mileage, seat heights',
  description:
    'Every scooter on sale in India, petrol and electric, with its ex-showroom price, mileage or range, drawn to one scale.',
  intro: `Every scooter on sale in India, petrol and electric, maxi scooters among them; those that sell most come first. ${howToRead}`,
  related: [
    { label: 'Electric scooters', to: paths.electricScooters },
    { label: 'Maxi scooters', to: paths.bodyStyle('maxiscooter') },
  ],
  sorts: ['popularity', 'price-low', 'price-high', 'mileage', 'rating'],
  empty: { title: 'No scooters found' },
  failure: { title: 'Error loading scooters' },
  fetchPage: namedBikes('scooters'),
};
