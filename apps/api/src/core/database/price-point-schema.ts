import type { SourceKind } from '@dopahiya/domain/bikes';
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bikes } from './schema.ts';

/** Source of a stored price, as its model's file names it. */
export interface StoredPriceSource {
  kind: SourceKind;
  title: string;
  year: number | null;
}

/**
 * Known ex-showroom prices by month, in whole rupees, Delhi. Newer prices are added and older ones stay, also those of variants that are
 * no longer sold.
 */
export const pricePoints = pgTable(
  'price_points',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    /** Name of the variant; empty for the model's own price, which is that of its cheapest variant. */
    variant: text().notNull(),
    /** Month of the price, as 'YYYY-MM'. */
    month: text().notNull(),
    ex_showroom_price: integer().notNull(),
    source: jsonb().$type<StoredPriceSource>(),
  },
  (table) => [unique('price_points_place').on(table.bike_id, table.variant, table.month)],
);
