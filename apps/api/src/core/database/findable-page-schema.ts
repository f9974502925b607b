import type { FoundPageKind } from '@dopahiya/domain/content';
import { boolean, customType, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What a search in words finds beside bikes, written with the catalogue from its articles and questions and from the site's own
 * pages. `names` is what a page is called, in which slips are forgiven; `vector` has all its words by weight.
 */
export const findablePages = pgTable(
  'findable_pages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What it is found from: 'article:what-lenders-ask'. */
    source: text().notNull().unique(),
    kind: text().$type<FoundPageKind>().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    excerpt: text(),
    /** Not found before this day; null for what is always there. */
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
