import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../../core/database/open-database.ts';
import { brands, cities, dealerships } from '../../../core/database/schema.ts';
import { CatalogueWriter } from '../catalogue-writer.ts';
import { ownCatalogue } from '../read-catalogue.ts';
import { type ShowroomsFile, showroomsFileSchema } from '../sample-files.ts';
import { sampleShowrooms } from '../sample-showrooms.ts';

/** Puts back the samples of a brand in a city once no real showroom is left there, unless the site has no samples at all. */
export async function restoreSamples(
  orm: Orm,
  place: { brand: string; city: string },
  settings?: ShowroomsFile,
): Promise<void> {
  const [sample] = await orm
    .select({ id: dealerships.id })
    .from(dealerships)
    .where(eq(dealerships.is_sample, true))
    .limit(1);
  if (!sample) return;
  const [brand] = await orm
    .select({ slug: brands.slug, name: brands.name })
    .from(brands)
    .where(eq(brands.slug, place.brand));
  if (!brand || (await hasShowroom(orm, place))) return;
  const { slug, name, state, latitude, longitude, population } = cities;
  const all = await orm.select({ slug, name, state, latitude, longitude, population }).from(cities);
  const showrooms = settings ?? (await ownSettings());
  const samples = sampleShowrooms({ brands: [{ brand }], cities: all, showrooms });
  await new CatalogueWriter(orm).mergeShowrooms(samples.filter(({ city }) => city === place.city));
}

async function hasShowroom(orm: Orm, { brand, city }: { brand: string; city: string }): Promise<boolean> {
  const [found] = await orm
    .select({ id: dealerships.id })
    .from(dealerships)
    .innerJoin(brands, eq(brands.id, dealerships.brand_id))
    .innerJoin(cities, eq(cities.id, dealerships.city_id))
    .where(and(eq(brands.slug, brand), eq(cities.slug, city)))
    .limit(1);
  return found !== undefined;
}

const ownSettings = async (): Promise<ShowroomsFile> =>
  showroomsFileSchema.parse(JSON.parse(await readFile(join(ownCatalogue, 'showrooms.json'), 'utf8')));
