import { defaultCity } from '@dopahiya/domain';
import * as z from 'zod';
import { searchText, slugOrId } from '../../http/query-values.ts';

/** The query of `variants/`. */
export const variantQuerySchema = z.object({
  bike_model: slugOrId
    .refine((value) => value !== undefined, 'Give the id or slug of a bike, for variants belong to one.')
    .describe('Id or slug of a bike'),
  city: searchText
    .transform((city) => city.trim() || defaultCity)
    .describe(`Where the on-road prices hold: name, slug or id of a city; ${defaultCity} without it`),
});
