import { and, gte, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Range, inclusive; undefined where it is open. */
export interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

/** Condition: a column lies within a range. */
export const isWithin = (column: PgColumn, { min, max }: Range = {}): SQL | undefined =>
  and(min === undefined ? undefined : gte(column, min), max === undefined ? undefined : lte(column, max));
