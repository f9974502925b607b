import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** In how many of their 64 bits two fingerprints differ. */
export const differentBits = (column: SQLWrapper, bits: string): SQL<number> =>
  sql<number>`bit_count(${column} # ${bits}::bit(64))`;
