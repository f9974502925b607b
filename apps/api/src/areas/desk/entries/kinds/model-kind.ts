import { paths } from '@dopahiya/domain/site';
import * as z from 'zod';
import { catalogueFileSchema, catalogueSlug } from '../../../../core/catalogue-file/catalogue-file.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { bikes } from '../../../../core/database/schema.ts';
import {
  CatalogueWriter,
  readBrand,
  readModels,
  rejectBrandFiles,
  type StoredModel,
  storedPhotoFiles,
  toCatalogueRows,
} from '../../../seeding/index.ts';
import { deskSource, problemsOf } from '../desk-source.ts';
import { asKind, type Problem } from '../entry-kind.ts';
import { listModels } from './list-models.ts';
import { modelFacts, modelGaps } from './model-facts.ts';
import { modelFields } from './model-fields.ts';
import { nothingElse } from './nothing-else.ts';
import { priceWarnings } from './price-warnings.ts';
import { fileRules } from '../../../../core/texts/index.ts';

const modelSchema = catalogueFileSchema.shape.models.element;

/** A model as in its file, with the slug of its brand. */
const schema = z
  .looseObject({ brand: catalogueSlug })
  .transform(({ brand, ...rest }) => ({ brand, rest }))
  .pipe(
    z
      .object({ brand: catalogueSlug, rest: modelSchema })
      .transform(({ brand, rest }): StoredModel => ({ ...rest, brand })),
  );

/** Models with their variants, prices, colours and photographs. */
export const modelKind = asKind<StoredModel>({
  kind: 'model',
  schema,
  isRemovable: false,
  list: listModels,
  read: async (orm, slug) => (await readModels(orm, [slug]))[0],
  titleOf: ({ name }) => name,
  pathOf: ({ slug, brand }) => paths.bike({ id: slug, slug, brand: { slug: brand } }),
  fields: modelFields,
  factsOf: modelFacts,
  gapsOf: modelGaps,
  problems: findProblems,
  warnings: priceWarnings,
  write: async (transaction, slug, content) => {
    const writer = new CatalogueWriter(transaction);
    if (!content) return writer.remove(bikes, slug);
    const { brand: brandSlug, ...model } = content;
    const brand = await readBrand(transaction, brandSlug);
    if (!brand) throw new Error(`There is no brand ${brandSlug}`);
    const catalogue = { ...nothingElse, brands: [{ brand, models: [model] }] };
    await writer.merge(toCatalogueRows(catalogue, await storedPhotoFiles(transaction)));
  },
});

async function findProblems(orm: Orm, { brand: brandSlug, ...model }: StoredModel): Promise<Problem[]> {
  const brand = await readBrand(orm, brandSlug);
  if (!brand) return [{ path: 'brand', reason: fileRules.noBrand.en }];
  const [other] = await readModels(orm, [model.slug]);
  if (other && other.brand !== brandSlug) return [{ path: 'brand', reason: fileRules.brandStays(other.brand).en }];
  const source = deskSource(`${brandSlug}.json`, {});
  const rejections = rejectBrandFiles([{ source, content: { brand, models: [model] } }]);
  const files = await storedPhotoFiles(orm);
  const unknown = (model.photos ?? []).flatMap(({ file }, index) =>
    files.has(file) ? [] : [{ path: `photos.${index}.file`, reason: fileRules.notUploaded.en }],
  );
  return [...problemsOf(rejections, ['models', 0]), ...unknown];
}
