import * as z from 'zod/mini';
import { looseNumber, looseText } from './loose-values.ts';
import { unknownBrandSlug } from './paths.ts';
import { toSlug } from './slug.ts';

const idSchema = z.union([z.int(), z.string()]);

/** A maker of two-wheelers; facts that are not known are null. */
export const brandSchema = z.pipe(
  z.object({
    id: idSchema,
    name: z.string(),
    slug: z.nullish(z.string()),
    logo: looseText,
    founded_year: looseNumber,
    country_of_origin: looseText,
    description: looseText,
    bike_count: looseNumber,
  }),
  z.transform((brand) => ({ ...brand, slug: brand.slug ?? toSlug(brand.name) })),
);
export type Brand = z.infer<typeof brandSchema>;

/** A bike's brand as bikes carry it: an object, or only its name, or nothing. */
export const bikeBrandSchema = z.pipe(
  z.nullish(
    z.union([
      z.string(),
      z.object({ id: z.nullish(idSchema), name: z.string(), slug: z.nullish(z.string()), logo: looseText }),
    ]),
  ),
  z.transform((brand): BikeBrand => {
    if (!brand) return { id: null, name: 'Unknown Brand', slug: unknownBrandSlug, logo: null };
    if (typeof brand === 'string') return { id: null, name: brand, slug: toSlug(brand), logo: null };
    return { id: brand.id ?? null, name: brand.name, slug: brand.slug ?? toSlug(brand.name), logo: brand.logo };
  }),
);

/** The brand of one bike; the id is null when the API gave only a name. */
export interface BikeBrand {
  id: number | string | null;
  name: string;
  slug: string;
  logo: string | null;
}
