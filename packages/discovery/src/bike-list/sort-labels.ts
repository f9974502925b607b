import type { BikeSort } from '@dopahiya/domain';

/** The orders that visitors choose from, and how they read them. */
export const sortLabels = {
  popularity: 'Popularity',
  featured: 'Featured',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  mileage: 'Mileage',
  range: 'Range',
  rating: 'Rating',
  'engine-capacity': 'Engine Capacity',
  'engine-low': 'Engine: Low to High',
  'engine-high': 'Engine: High to Low',
} as const satisfies Partial<Record<BikeSort, string>>;

/** One of these orders. */
export type ListSort = keyof typeof sortLabels;
