import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The row with this slug or id; no slug is all digits, and a text that cannot be either names no row. */
export function bySlugOrId(table: { id: PgColumn; slug: PgColumn }, slugOrId: string): SQL {
  if (/^\d{1,9}$/.test(slugOrId)) return eq(table.id, Number(slugOrId));
  return /^[a-z0-9-]+$/.test(slugOrId) ? eq(table.slug, slugOrId) : sql`false`;
}
