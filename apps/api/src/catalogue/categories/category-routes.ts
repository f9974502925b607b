import type { Category } from '@dopahiya/domain';
import { Hono } from 'hono';
import type { ApiEnv } from '../../http/api-env.ts';
import type { BikeCategory } from '../bikes/bike-query.ts';

const names: Record<BikeCategory, string> = {
  scooters: 'Scooters',
  sports: 'Sports Bikes',
  mileage: 'Best Mileage',
  cruisers: 'Cruisers',
};

const categories: Category[] = Object.entries(names).map(([slug, name], index) => ({ id: index + 1, name, slug }));

/** The call `categories/`: the groups that `bikes/` takes as `category`. */
export function categoryRoutes() {
  return new Hono<ApiEnv>().get('/', (c) => c.json(categories));
}
