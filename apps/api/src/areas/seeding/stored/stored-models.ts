import { asc, eq, inArray } from 'drizzle-orm';
import {
  type CatalogueFile,
  type CatalogueModel,
  catalogueFileSchema,
} from '../../../core/catalogue-file/catalogue-file.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikes, brands, specificationColumns, variants } from '../../../core/database/schema.ts';
import type { StoredPhoto } from '../../../core/stored-photo.ts';

type BrandRow = typeof brands.$inferSelect;
type BikeRow = typeof bikes.$inferSelect;
type VariantRow = typeof variants.$inferSelect;

/** Brand as in its file. */
export type CatalogueBrand = CatalogueFile['brand'];

/** Model as in its file, with the slug of its brand. */
export type StoredModel = CatalogueModel & { brand: string };

/** Reads a brand in the format of its file; undefined if there is none. */
export async function readBrand(orm: Orm, slug: string): Promise<CatalogueBrand | undefined> {
  const [row] = await orm.select().from(brands).where(eq(brands.slug, slug));
  return row && toBrand(row);
}

/** Reads models in the format of their files: those with these slugs, or all, by slug. */
export async function readModels(orm: Orm, slugs?: readonly string[]): Promise<StoredModel[]> {
  const chosen = slugs && inArray(bikes.slug, [...slugs]);
  const rows = await orm
    .select({ bike: bikes, brand: brands.slug })
    .from(bikes)
    .innerJoin(brands, eq(brands.id, bikes.brand_id))
    .where(chosen)
    .orderBy(asc(bikes.slug));
  const ids = rows.map(({ bike }) => bike.id);
  const theirVariants = await orm
    .select()
    .from(variants)
    .where(slugs && inArray(variants.bike_id, ids))
    .orderBy(asc(variants.bike_id), asc(variants.position));
  const byBike = Map.groupBy(theirVariants, ({ bike_id }) => bike_id);
  return rows.map(({ bike, brand }) => Object.assign(toModel(bike, byBike.get(bike.id) ?? []), { brand }));
}

/** Reads all brands with their models, as in their files. */
export async function readBrandFiles(orm: Orm): Promise<CatalogueFile[]> {
  const rows = await orm.select().from(brands).orderBy(asc(brands.slug));
  const models = await readModels(orm);
  const byBrand = Map.groupBy(models, ({ brand }) => brand);
  return rows.map((row) => ({
    brand: toBrand(row),
    models: (byBrand.get(row.slug) ?? []).map(({ brand: _, ...model }) => model),
  }));
}

const { brand: brandSchema, models: modelsSchema } = catalogueFileSchema.shape;

/** Parses a row with the schema of the file, so that both have the same form. */
function toBrand({ id: _, dealer_finder, ...row }: BrandRow): CatalogueBrand {
  return brandSchema.parse({ ...row, ...(dealer_finder !== null && { dealer_finder }) });
}

function toModel(row: BikeRow, theirs: readonly VariantRow[]): CatalogueModel {
  const own = Object.keys(specificationColumns) as (keyof typeof specificationColumns)[];
  const specifications = Object.fromEntries(
    [...Object.entries(row.specifications), ...own.map((name) => [name, row[name]] as const)].filter(
      ([, value]) => value !== null,
    ),
  );
  const photos = row.photos.map(toPhoto);
  return modelsSchema.element.parse({
    slug: row.slug,
    name: row.name,
    status: row.status,
    body_style: row.body_style,
    fuel_type: row.fuel_type,
    price: row.price,
    price_month: row.price_month,
    launch_date: row.launch_date,
    popularity: row.popularity,
    highlights: row.highlights,
    description: row.description,
    additional_features: row.additional_features,
    colours: row.colours,
    variants: theirs.map(toVariant),
    ...(photos.length > 0 && { photos }),
    specifications,
    sources: row.sources,
    drawing: row.drawing_hints,
  });
}

const toVariant = ({ name, ex_showroom_price, price_month, special_features, colours }: VariantRow) => ({
  name,
  ex_showroom_price,
  ...(price_month !== null && { price_month }),
  special_features,
  colours,
});

const toPhoto = ({ key, width, alt, credit, licence, variant, colour }: StoredPhoto) => ({
  file: storedPhotoFile({ key, width }),
  alt,
  credit,
  licence,
  ...(variant !== null && { variant }),
  ...(colour !== null && { colour }),
});

/** File name that content uses for a stored photograph: that of its largest JPEG. */
export const storedPhotoFile = ({ key, width }: Pick<StoredPhoto, 'key' | 'width'>): string =>
  `photos/${key}-${width}.jpg`;
