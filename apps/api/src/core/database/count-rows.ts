import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './open-database.ts';

/** How many rows of a table fulfil a condition. */
export async function countRows(orm: Orm, table: PgTable, condition?: SQL): Promise<number> {
  const [row] = await orm.select({ total: count() }).from(table).where(condition);
  return row?.total ?? 0;
}
