import { type Category, categorySchema } from '@dopahiya/domain/bikes';
import { type BikeCategory, listOf } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';

const names: Record<BikeCategory, string> = {
  scooters: 'Scooters',
  sports: 'Sports Bikes',
  mileage: 'Best Mileage',
  cruisers: 'Cruisers',
};

const categories: Category[] = Object.entries(names).map(([slug, name], index) => ({ id: index + 1, name, slug }));

/** Route `categories/`: the values of `category` in `bikes/`. */
export function categoryRoutes() {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Bikes',
      summary: 'The groups that bikes/ takes as category',
      answer: listOf(categorySchema),
    }),
    (c) => c.json(categories),
  );
}
