import { howToRead } from './every-list.ts';

export const allBikes = {
  label: 'Bikes',
  heading: 'All Bikes & Scooters',
  title: 'All bikes and scooters in India: filter by price, mileage, seat height',
  description:
    'Every two-wheeler on sale in India. Filter by brand, budget, engine, body style, fuel, mileage, range, seat height and ABS.',
  intro: `Every motorcycle, scooter and moped on sale in India. Each filter shows how many bikes match it. ${howToRead}`,
};
export const clearFilters = 'Clear all filters';
