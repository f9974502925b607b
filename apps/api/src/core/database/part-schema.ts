import type { PartNeed } from '@dopahiya/domain/parts';
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Groups of spare parts, in file order. */
export const partCategories = pgTable('part_categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  position: smallint().notNull(),
  name: text().notNull(),
  description: text().notNull(),
});

/** Spare parts, in the order of their group; prices in whole rupees. A part without requirements fits any bike. */
export const parts = pgTable(
  'parts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    category_id: integer()
      .notNull()
      .references(() => partCategories.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    name: text().notNull(),
    price: integer().notNull(),
    old_price: integer(),
    quantity_left: integer().notNull(),
    applicable_model: text().notNull(),
    needs: jsonb().$type<PartNeed[]>().notNull(),
    box_content: jsonb().$type<string[]>().notNull(),
    highlights: jsonb().$type<string[]>().notNull(),
    description: text().notNull(),
    is_sample: boolean().notNull(),
  },
  (table) => [index('parts_category').on(table.category_id, table.position)],
);
