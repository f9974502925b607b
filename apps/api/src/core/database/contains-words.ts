import { and, ilike, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows whose text contains every word, in any case and order; a word's own `%`, `_` and `\` are letters. */
export function containsWords(text: PgColumn | SQL, words: string[]): SQL | undefined {
  return and(...words.map((word) => ilike(text, `%${literally(word)}%`)));
}

function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
