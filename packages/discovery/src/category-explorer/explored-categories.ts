import { type BikeListName, paths } from '@dopahiya/domain';
import { namedBikes } from '../bike-list/bike-sources.ts';

const category = (key: string, name: string, all: string, text: string, list: BikeListName) => ({
  path: paths.category(key),
  name,
  all,
  text,
  fetchPage: namedBikes(list),
});

/** The categories that visitors explore on the home page, the first one at first. */
export const exploredCategories = [
  category('scooters', 'Scooters', 'All Scooters', 'Step through, gearless', 'scooters'),
  category('sports', 'Sports', 'All Sports Bikes', 'Faired and quick', 'sports_bikes'),
  category('mileage', 'Best Mileage', 'All Best Mileage Bikes', 'Most kilometres a litre', 'best_mileage'),
  category('cruisers', 'Cruisers', 'All Cruisers', 'Low seat, long legs', 'cruisers'),
] as const;
