import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../../../core/database/open-database.ts';
import { partCategories, parts } from '../../../core/database/part-schema.ts';
import { brands, cities, dealerships, faqs } from '../../../core/database/schema.ts';
import { type CatalogueFaq, faqsFileSchema } from '../catalogue.ts';
import { type CataloguePartGroup, partsFileSchema } from '../parts-file.ts';
import { type RealShowroom, realShowroomsFileSchema } from '../showrooms/real-showrooms-file.ts';

/** Reads the general questions in the format of their file. */
export async function readFaqs(orm: Orm): Promise<CatalogueFaq[]> {
  const rows = await orm.select().from(faqs).orderBy(asc(faqs.position), asc(faqs.id));
  return faqsFileSchema.parse(rows.map(toFaq));
}

const toFaq = ({ slug, question, answer, translations: { hi } }: typeof faqs.$inferSelect) => ({
  slug,
  question,
  answer,
  ...(hi && { hi }),
});

/** Reads the groups of spare parts in the format of their file. */
export async function readPartGroups(orm: Orm): Promise<CataloguePartGroup[]> {
  const groups = await orm.select().from(partCategories).orderBy(asc(partCategories.position), asc(partCategories.id));
  const rows = await orm.select().from(parts).orderBy(asc(parts.position), asc(parts.id));
  const byGroup = Map.groupBy(rows, ({ category_id }) => category_id);
  const withParts = ({ id, slug, name, description }: typeof partCategories.$inferSelect) => ({
    slug,
    name,
    description,
    parts: (byGroup.get(id) ?? []).map(({ id: _id, category_id: _group, position: _place, ...part }) => part),
  });
  return partsFileSchema.parse(groups.map(withParts));
}

/** Reads the real showrooms in the format of their file, by slug; samples are not among them. */
export async function readShowrooms(orm: Orm): Promise<RealShowroom[]> {
  const rows = await orm
    .select({ showroom: dealerships, brand: brands.slug, city: cities.slug })
    .from(dealerships)
    .innerJoin(brands, eq(brands.id, dealerships.brand_id))
    .innerJoin(cities, eq(cities.id, dealerships.city_id))
    .where(eq(dealerships.is_sample, false))
    .orderBy(asc(dealerships.slug));
  const showrooms = rows.map(({ showroom, brand, city }) => {
    const { id: _, brand_id: _brand, city_id: _city, is_sample: _sample, ...facts } = showroom;
    const known = Object.entries(facts).filter(([, value]) => value !== null);
    return Object.fromEntries([...known, ['brand', brand], ['city', city]]);
  });
  return showrooms.length === 0 ? [] : realShowroomsFileSchema.parse(showrooms);
}
