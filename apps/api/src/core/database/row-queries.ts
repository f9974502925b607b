import { and, count, ilike, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './open-database.ts';

/** How many rows of a table fulfil a condition. */
export async function countRows(orm: Orm, table: PgTable, condition?: SQL): Promise<number> {
  const [row] = await orm.select({ total: count() }).from(table).where(condition);
  return row?.total ?? 0;
}

/** The rows of a statement that the query builder cannot write; the caller vouches for their columns. */
export async function readRows<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const { rows } = (await orm.execute(statement)) as { rows: Row[] };
  return rows;
}

/** Rows whose text contains every word, in any case and order; a word's own `%`, `_` and `\` are letters. */
export function containsWords(text: PgColumn | SQL, words: string[]): SQL | undefined {
  return and(...words.map((word) => ilike(text, `%${literally(word)}%`)));
}

function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
