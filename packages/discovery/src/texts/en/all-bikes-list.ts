import { howToRead } from './every-list.ts';

export const allBikes = {
  label: 'Bikes',
  heading: 'All Bikes & Scooters',
  title: 'All bikes and scooters in India: filter by price, mileage, seat height',
  description:
    'Every two-wheeler on sale in India. Narrow it down by brand, budget, engine, body style, fuel, mileage or range, seat height and ABS.',
  intro: `Every motorcycle, scooter and moped on sale in India. Choose as many conditions as you like: the number behind each says how many bikes would be left. ${howToRead}`,
};
export const clearFilters = 'Clear all filters';
