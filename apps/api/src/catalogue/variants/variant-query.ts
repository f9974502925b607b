import { defaultCity } from '@dopahiya/domain';
import * as z from 'zod';
import { searchText, slug } from '../../http/query-values.ts';

/** The query of `variants/`. */
export const variantQuerySchema = z.object({
  bike_model: slug('Give the id or slug of one bike, for variants belong to one.').describe('Id or slug of a bike'),
  city: searchText
    .transform((city) => city.trim() || defaultCity)
    .describe(`Where the on-road prices hold: name, slug or id of a city; ${defaultCity} without it`),
});
