import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Returns SQL for the number of the 64 bits in which a fingerprint differs from the nearest of the others. */
export function differentBits(column: SQLWrapper, others: readonly string[]): SQL<number> {
  const each = others.map((bits) => sql`bit_count(${column} # ${bits}::bit(64))`);
  return sql<number>`least(${sql.join(each, sql`, `)})`;
}
