import type { SQL } from 'drizzle-orm';
import type { Orm } from './open-database.ts';

/** The rows of a statement that the query builder cannot write; the caller vouches for their columns. */
export async function readRows<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const { rows } = (await orm.execute(statement)) as { rows: Row[] };
  return rows;
}
