import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readRowId } from '../row-id.ts';

/** No slug is all digits. */
const isSlug = (text: string): boolean => /^[a-z0-9-]+$/.test(text) && !/^\d+$/.test(text);

/** Condition: the row with this slug or id; false for a text that can be neither. */
export function bySlugOrId(table: { id: PgColumn; slug: PgColumn }, slugOrId: string): SQL {
  const id = readRowId(slugOrId);
  if (id !== undefined) return eq(table.id, id);
  return isSlug(slugOrId) ? eq(table.slug, slugOrId) : sql`false`;
}

/** Condition: the rows with one of these slugs or ids. */
export function bySlugsOrIds(table: { id: PgColumn; slug: PgColumn }, slugsOrIds: string[]): SQL | undefined {
  const ids = slugsOrIds.flatMap((text) => readRowId(text) ?? []);
  return or(inArray(table.slug, slugsOrIds.filter(isSlug)), inArray(table.id, ids));
}

/** Checks whether a text is the slug or id of a row. */
export function matchesSlugOrId({ id, slug }: { id: number; slug: string }, slugOrId: string): boolean {
  return id === readRowId(slugOrId) || slug === slugOrId;
}
