import { and, count, ilike, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './open-database.ts';

/** Counts the rows of a table that match a condition. */
export async function countRows(orm: Orm, table: PgTable, condition?: SQL): Promise<number> {
  const [row] = await orm.select({ total: count() }).from(table).where(condition);
  return row?.total ?? 0;
}

/** Reads the rows of a statement that the query builder cannot express; the caller vouches for the columns. */
export async function readRows<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const { rows } = (await orm.execute(statement)) as { rows: Row[] };
  return rows;
}

/** Condition: the text contains every word, in any case and order; `%`, `_` and `\` are matched literally. */
export function containsWords(text: PgColumn | SQL, words: string[]): SQL | undefined {
  return and(...words.map((word) => ilike(text, `%${literally(word)}%`)));
}

function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
