import { and, asc, count, eq, getTableColumns } from 'drizzle-orm';
import { bySlugOrId } from '../../core/database/by-slug-or-id.ts';
import { countRows } from '../../core/database/row-queries.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { partCategories, parts } from '../../core/database/part-schema.ts';
import type { Slice } from '../../core/paging.ts';

/** A group of parts. */
export type PartCategoryRow = typeof partCategories.$inferSelect;

/** A group of parts with how many there are in it. */
export type CountedCategoryRow = PartCategoryRow & { product_count: number };

/** A part. */
export type PartRow = typeof parts.$inferSelect;

/** Reads spare parts and their groups. */
export class PartRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** All groups in their order, with how many parts each has. */
  categories(): Promise<CountedCategoryRow[]> {
    return this.#orm
      .select({ ...getTableColumns(partCategories), product_count: count(parts.id) })
      .from(partCategories)
      .leftJoin(parts, eq(parts.category_id, partCategories.id))
      .groupBy(partCategories.id)
      .orderBy(asc(partCategories.position), asc(partCategories.id));
  }

  /** The group with this slug or id. */
  async category(slugOrId: string): Promise<PartCategoryRow | undefined> {
    const [row] = await this.#orm.select().from(partCategories).where(bySlugOrId(partCategories, slugOrId));
    return row;
  }

  /** How many parts a group has. */
  countIn({ id }: PartCategoryRow): Promise<number> {
    return countRows(this.#orm, parts, eq(parts.category_id, id));
  }

  /** Some parts of a group, in their order. */
  findIn({ id }: PartCategoryRow, { offset, limit }: Slice): Promise<PartRow[]> {
    return this.#orm
      .select()
      .from(parts)
      .where(eq(parts.category_id, id))
      .orderBy(asc(parts.position), asc(parts.id))
      .limit(limit)
      .offset(offset);
  }

  /** The part of a group, by slug or id. */
  async part({ id }: PartCategoryRow, slugOrId: string): Promise<PartRow | undefined> {
    const [row] = await this.#orm
      .select()
      .from(parts)
      .where(and(eq(parts.category_id, id), bySlugOrId(parts, slugOrId)));
    return row;
  }
}
