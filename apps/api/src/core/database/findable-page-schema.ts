import type { FoundPageKind } from '@dopahiya/domain/content';
import { boolean, customType, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Translations } from './translations.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Pages that a text search finds besides bikes: articles, FAQs and static pages, written with the catalogue. `names` are the page's titles,
 * matched with typo tolerance; `vector` has all its words by weight; both in every language.
 */
export const findablePages = pgTable(
  'findable_pages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Source of the page: 'article:what-lenders-ask'. */
    source: text().notNull().unique(),
    kind: text().$type<FoundPageKind>().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    excerpt: text(),
    translations: jsonb().$type<Translations<{ title: string; excerpt: string | null }>>().notNull().default({}),
    /** Hidden from search before this day, which is 'infinity' if it is not published; null if always shown. */
    published_date: date({ mode: 'string' }),
    is_sample: boolean().notNull(),
    names: text().notNull(),
    vector: tsvector().notNull(),
  },
  (table) => [
    index('findable_pages_vector').using('gin', table.vector),
    index('findable_pages_names_trgm').using('gin', sql`${table.names} gin_trgm_ops`),
  ],
);
