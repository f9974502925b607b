import { dateInIndia } from '@dopahiya/domain/site';
import { type SQL, sql } from 'drizzle-orm';
import type { IndexColumn, PgInsertValue } from 'drizzle-orm/pg-core';
import {
  articleBikes,
  articles,
  bikes,
  brands,
  cities,
  comparisons,
  dealerships,
  faqs,
  variants,
} from '../../core/database/schema.ts';
import { listings } from '../../core/database/listing-schema.ts';
import { partCategories, parts } from '../../core/database/part-schema.ts';
import { pricePoints } from '../../core/database/price-point-schema.ts';
import { findablePages } from '../../core/database/findable-page-schema.ts';
import { reviews } from '../../core/database/review-schema.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import { toFindableTableRow } from './findable-rows.ts';

type SluggedTable = typeof brands | typeof bikes | typeof cities | typeof articles | typeof partCategories;

/** Table filled from the catalogue's files. */
export type CatalogueTable =
  | SluggedTable
  | typeof variants
  | typeof dealerships
  | typeof faqs
  | typeof articleBikes
  | typeof comparisons
  | typeof reviews
  | typeof listings
  | typeof parts
  | typeof pricePoints
  | typeof findablePages;

/** Rows of one table; a row replaces an existing one with the same values in the columns of `target`. */
export interface TableRows {
  table: CatalogueTable;
  rows: Record<string, unknown>[];
  target: IndexColumn[];
}

/** Returns every table with its rows, ordered so that rows reference only earlier ones. */
export function toTableRows(rows: CatalogueRows): TableRows[] {
  const changed_on = dateInIndia(new Date());
  const bikeRows = rows.bikes.map(({ brand, ...row }) => ({ ...row, brand_id: idOf(brands, brand), changed_on }));
  const variantRows = rows.variants.map(({ bike, ...row }) => ({ ...row, bike_id: idOf(bikes, bike) }));
  const pricePointRows = rows.pricePoints.map(({ bike, ...row }) => ({ ...row, bike_id: idOf(bikes, bike) }));
  const articleBikeRows = rows.articleBikes.map(({ article, bike, ...row }) => ({
    ...row,
    article_id: idOf(articles, article),
    bike_id: idOf(bikes, bike),
  }));
  const comparisonRows = rows.comparisons.map(({ bike, rival, ...row }) => ({
    ...row,
    bike_id: idOf(bikes, bike),
    rival_id: idOf(bikes, rival),
  }));
  const reviewRows = rows.reviews.map(({ bike, ...row }) => ({
    ...row,
    bike_id: idOf(bikes, bike),
    status: 'PUBLISHED' as const,
  }));
  const listingRows = rows.listings.map(({ brand, bike, city, ...row }) => ({
    ...row,
    brand_id: idOf(brands, brand),
    bike_id: idOf(bikes, bike),
    city_id: idOf(cities, city),
  }));
  const partRows = rows.parts.map(({ category, ...row }) => ({ ...row, category_id: idOf(partCategories, category) }));
  return [
    tableRows(brands, rows.brands, [brands.slug]),
    tableRows(bikes, bikeRows, [bikes.slug]),
    tableRows(variants, variantRows, [variants.bike_id, variants.name]),
    tableRows(pricePoints, pricePointRows, [pricePoints.bike_id, pricePoints.variant, pricePoints.month]),
    tableRows(cities, rows.cities, [cities.slug]),
    dealershipTableRows(rows.dealerships),
    tableRows(faqs, rows.faqs, [faqs.slug]),
    tableRows(articles, rows.articles, [articles.slug]),
    tableRows(articleBikes, articleBikeRows, [articleBikes.article_id, articleBikes.bike_id]),
    tableRows(comparisons, comparisonRows, [comparisons.bike_id, comparisons.rival_id]),
    tableRows(reviews, reviewRows, [reviews.slug]),
    tableRows(listings, listingRows, [listings.slug]),
    tableRows(partCategories, rows.partCategories, [partCategories.slug]),
    tableRows(parts, partRows, [parts.slug]),
    tableRows(findablePages, rows.findables.map(toFindableTableRow), [findablePages.source]),
  ];
}

/** Returns showrooms as rows of their table. */
export function dealershipTableRows(showrooms: CatalogueRows['dealerships']): TableRows {
  const rows = showrooms.map(({ brand, city, ...row }) => ({
    ...row,
    brand_id: idOf(brands, brand),
    city_id: idOf(cities, city),
  }));
  return tableRows(dealerships, rows, [dealerships.slug]);
}

/** Returns rows of one table, type-checked against its columns. */
export function tableRows<Table extends CatalogueTable>(
  table: Table,
  rows: PgInsertValue<Table>[],
  target: IndexColumn[],
): TableRows {
  return { table, rows, target };
}

/** Returns a subquery for the id of a row of the same transaction. */
function idOf(table: SluggedTable, slug: string): SQL<number> {
  return sql<number>`(select ${table.id} from ${table} where ${table.slug} = ${slug})`;
}
