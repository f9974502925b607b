/** The orders of a list of bikes and how a visitor reads them; the API knows them by the same names. */
export const bikeSorts = {
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
} as const;

/** One order of a list of bikes. */
export type BikeSort = keyof typeof bikeSorts;
