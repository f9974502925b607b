import { and, ilike, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows whose column contains every word, in any case and order; a word's own `%`, `_` and `\` are letters. */
export function containsWords(column: PgColumn, words: string[]): SQL | undefined {
  return and(...words.map((word) => ilike(column, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)));
}
