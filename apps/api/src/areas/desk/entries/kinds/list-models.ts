import type { Language } from '@dopahiya/domain/site';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../../../core/database/open-database.ts';
import { bikes, bikeViews } from '../../../../core/database/schema.ts';
import { readModels } from '../../../seeding/index.ts';
import { fieldTexts } from '../../texts/index.ts';
import type { ListedItem } from '../entry-kind.ts';
import { labelOf } from '../fields.ts';
import { modelGaps } from './model-facts.ts';
import { modelFields } from './model-fields.ts';

/** Number of weeks whose views count. */
const WEEKS = 4;

/** Lists all models: those with missing facts first, the most viewed among them first. */
export async function listModels(orm: Orm, language: Language): Promise<ListedItem[]> {
  const [models, views, fields] = await Promise.all([readModels(orm), recentViews(orm), modelFields(language, orm)]);
  const brandChoices = fields.find(({ path }) => path === 'brand')?.choices ?? [];
  const brandNames = new Map(brandChoices.map(({ value, label }) => [value, label]));
  const { statuses } = fieldTexts[language];
  const items = models.map((model) => ({
    slug: model.slug,
    title: model.name,
    about: `${brandNames.get(model.brand) ?? model.brand} · ${statuses[model.status]}`,
    gaps: modelGaps(model).map((path) => labelOf(fields, path)),
    views: views.get(model.slug) ?? 0,
  }));
  const popularity = new Map(models.map(({ slug, popularity: sales }) => [slug, sales]));
  const rank = (item: ListedItem) => Number(item.gaps.length === 0);
  return items.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      other.views - one.views ||
      (popularity.get(other.slug) ?? 0) - (popularity.get(one.slug) ?? 0),
  );
}

async function recentViews(orm: Orm): Promise<ReadonlyMap<string, number>> {
  const weeks = orm.selectDistinct({ week: bikeViews.week }).from(bikeViews).orderBy(desc(bikeViews.week)).limit(WEEKS);
  const rows = await orm
    .select({ slug: bikes.slug, views: sql<number>`sum(${bikeViews.views})::int` })
    .from(bikeViews)
    .innerJoin(bikes, eq(bikes.id, bikeViews.bike_id))
    .where(inArray(bikeViews.week, weeks))
    .groupBy(bikes.slug);
  return new Map(rows.map(({ slug, views }) => [slug, views]));
}
