import * as z from 'zod';
import { catalogueSlug } from './catalogue-slug.ts';

const citySchema = z.strictObject({
  slug: catalogueSlug,
  name: z.string().min(2),
  /** Another name that visitors may look for, such as Bombay. */
  also_known_as: z.string().min(2).optional(),
  state: z.string().min(2),
  /** Degrees north and east. */
  latitude: z.number().min(6).max(38),
  longitude: z.number().min(68).max(98),
  /** Inhabitants at the census of 2011. */
  population: z.int().positive(),
});

/** The file `data/cities.json`: the cities where prices and showrooms may be asked for. */
export const citiesFileSchema = z.array(citySchema).min(1);
export type CatalogueCity = z.infer<typeof citySchema>;
