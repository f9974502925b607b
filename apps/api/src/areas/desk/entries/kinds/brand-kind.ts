import { paths } from '@dopahiya/domain/site';
import { asc, eq } from 'drizzle-orm';
import { catalogueFileSchema } from '../../../../core/catalogue-file/catalogue-file.ts';
import { bikes, brands } from '../../../../core/database/schema.ts';
import {
  type CatalogueBrand,
  CatalogueWriter,
  readBrand,
  readModels,
  storedPhotoFiles,
  toCatalogueRows,
} from '../../../seeding/index.ts';
import { conflict } from '../../../../core/errors.ts';
import { deskErrors } from '../../../../core/texts/index.ts';
import { fieldTexts } from '../../texts/index.ts';
import { asKind } from '../entry-kind.ts';
import { field } from '../fields.ts';
import { nothingElse } from './nothing-else.ts';

/** Makers; their models are entries of their own. */
export const brandKind = asKind<CatalogueBrand>({
  kind: 'brand',
  schema: catalogueFileSchema.shape.brand,
  isRemovable: false,
  list: async (orm) => {
    const rows = await orm
      .select({ slug: brands.slug, title: brands.name, about: brands.company })
      .from(brands)
      .orderBy(asc(brands.name));
    return rows.map(({ slug, title, about }) => ({ slug, title, about, gaps: [], views: null }));
  },
  read: readBrand,
  titleOf: ({ name }) => name,
  pathOf: ({ slug }) => paths.brand(slug),
  fields: (language) => {
    const { labels, hints } = fieldTexts[language];
    return [
      field('slug', labels.slug, 'line', { is_required: true, is_fixed: true, hint: hints.slug }),
      field('name', labels.name, 'line', { is_required: true }),
      field('company', labels.company, 'line', { is_required: true }),
      field('founded_year', labels.founded_year, 'number'),
      field('country_of_origin', labels.country_of_origin, 'line'),
      field('description', labels.description, 'text', { is_required: true }),
      field('simple_icon', labels.simple_icon, 'line', { hint: hints.simple_icon }),
      field('dealer_finder', labels.dealer_finder, 'line'),
    ];
  },
  write: async (transaction, slug, content) => {
    const writer = new CatalogueWriter(transaction);
    const theirs = await transaction
      .select({ slug: bikes.slug })
      .from(bikes)
      .innerJoin(brands, eq(brands.id, bikes.brand_id))
      .where(eq(brands.slug, slug));
    if (!content) {
      if (theirs.length > 0) throw conflict(deskErrors.brandHasModels);
      await transaction.delete(brands).where(eq(brands.slug, slug));
      return writer.countChange();
    }
    // The names of its models begin with the name of the brand.
    const models =
      theirs.length === 0
        ? []
        : await readModels(
            transaction,
            theirs.map((one) => one.slug),
          );
    const catalogue = {
      ...nothingElse,
      brands: [{ brand: content, models: models.map(({ brand: _, ...model }) => model) }],
    };
    await writer.merge(toCatalogueRows(catalogue, await storedPhotoFiles(transaction)));
  },
});
