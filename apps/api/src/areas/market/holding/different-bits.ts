import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** In how many of 64 bits a fingerprint differs from the nearest of others. */
export function differentBits(column: SQLWrapper, others: readonly string[]): SQL<number> {
  const each = others.map((bits) => sql`bit_count(${column} # ${bits}::bit(64))`);
  return sql<number>`least(${sql.join(each, sql`, `)})`;
}
