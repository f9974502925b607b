import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const isId = (text: string): boolean => /^\d{1,9}$/.test(text);
const isSlug = (text: string): boolean => /^[a-z0-9-]+$/.test(text) && !isId(text);

/** The row with this slug or id; no slug is all digits, and a text that cannot be either names no row. */
export function bySlugOrId(table: { id: PgColumn; slug: PgColumn }, slugOrId: string): SQL {
  if (isId(slugOrId)) return eq(table.id, Number(slugOrId));
  return isSlug(slugOrId) ? eq(table.slug, slugOrId) : sql`false`;
}

/** The rows with one of these slugs or ids. */
export function bySlugsOrIds(table: { id: PgColumn; slug: PgColumn }, slugsOrIds: string[]): SQL | undefined {
  const ids = slugsOrIds.filter(isId).map(Number);
  return or(inArray(table.slug, slugsOrIds.filter(isSlug)), inArray(table.id, ids));
}

/** Whether a text is the slug or the id of a row. */
export function isCalled({ id, slug }: { id: number; slug: string }, slugOrId: string): boolean {
  return isId(slugOrId) ? id === Number(slugOrId) : slug === slugOrId;
}
