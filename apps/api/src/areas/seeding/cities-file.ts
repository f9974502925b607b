import * as z from 'zod';
import { catalogueSlug } from '../../core/catalogue-file/catalogue-file.ts';

const citySchema = z.strictObject({
  slug: catalogueSlug,
  name: z.string().min(2),
  /** Other names used in searches, such as Bombay, joined by ', '. */
  also_known_as: z.string().min(2).optional(),
  state: z.string().min(2),
  /** Code of the regional transport office that registers its vehicles; null if unknown. */
  rto_code: z
    .string()
    .regex(/^[A-Z]{2}\d{2}$/, 'must be a code like MH12')
    .nullable()
    .default(null),
  /** Degrees north and east. */
  latitude: z.number().min(6).max(38),
  longitude: z.number().min(68).max(98),
  /** Population in the 2011 census. */
  population: z.int().positive(),
});

/** File `data/cities.json`: the cities with prices and showrooms. */
export const citiesFileSchema = z.array(citySchema).min(1);
export type CatalogueCity = z.infer<typeof citySchema>;
