import * as z from 'zod/mini';
import * as texts from '#texts/bikes';
import { lenientNumber, lenientText } from '../requests/lenient-values.ts';
import { toSlug, unknownBrandSlug } from '../site/paths.ts';

const idSchema = z.union([z.int(), z.string()]);

/** Manufacturer of two-wheelers; unknown facts are null. */
export const brandSchema = z.pipe(
  z.object({
    id: idSchema,
    name: z.string(),
    slug: z.nullish(z.string()),
    logo: lenientText,
    founded_year: lenientNumber,
    country_of_origin: lenientText,
    description: lenientText,
    bike_count: lenientNumber,
    dealer_finder: lenientText,
  }),
  z.transform((brand) => ({ ...brand, slug: brand.slug ?? toSlug(brand.name) })),
);
export type Brand = z.infer<typeof brandSchema>;

const namedBrand = z.object({
  id: z.nullish(idSchema),
  name: lenientText,
  slug: lenientText,
  logo: lenientText,
});

/** Brand field of a bike: an object, only a name, or nothing. */
export const bikeBrandSchema = z.pipe(
  z.nullish(z.union([z.string(), namedBrand])),
  z.transform((brand): BikeBrand => {
    const { id, name, slug, logo } = typeof brand === 'string' ? { ...nameless, name: brand } : (brand ?? nameless);
    return { id: id ?? null, name: name ?? texts.unknownBrand, slug: slugFor(slug, name), logo };
  }),
);

const nameless = { id: null, name: null, slug: null, logo: null };

/** A name without Latin letters has an empty slug, which would turn the path into a link to another site. */
const slugFor = (slug: string | null, name: string | null): string => slug || toSlug(name ?? '') || unknownBrandSlug;

/** Brand of a bike; the id is null if the API sent only a name. */
export interface BikeBrand {
  id: number | string | null;
  name: string;
  slug: string;
  logo: string | null;
}
