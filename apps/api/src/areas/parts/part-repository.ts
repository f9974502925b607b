import { and, asc, count, eq, getTableColumns } from 'drizzle-orm';
import { bySlugOrId } from '../../core/database/by-slug-or-id.ts';
import { countRows } from '../../core/database/row-queries.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { partCategories, parts } from '../../core/database/part-schema.ts';
import type { Slice } from '../../core/paging.ts';

/** Group of parts. */
export type PartCategoryRow = typeof partCategories.$inferSelect;

/** Group of parts with their number. */
export type CountedCategoryRow = PartCategoryRow & { product_count: number };

/** Spare part. */
export type PartRow = typeof parts.$inferSelect;

export class PartRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns all groups in order, with their number of parts. */
  categories(): Promise<CountedCategoryRow[]> {
    return this.#orm
      .select({ ...getTableColumns(partCategories), product_count: count(parts.id) })
      .from(partCategories)
      .leftJoin(parts, eq(parts.category_id, partCategories.id))
      .groupBy(partCategories.id)
      .orderBy(asc(partCategories.position), asc(partCategories.id));
  }

  /** Finds the group with this slug or id. */
  async category(slugOrId: string): Promise<PartCategoryRow | undefined> {
    const [row] = await this.#orm.select().from(partCategories).where(bySlugOrId(partCategories, slugOrId));
    return row;
  }

  /** Counts the parts of a group. */
  countIn({ id }: PartCategoryRow): Promise<number> {
    return countRows(this.#orm, parts, eq(parts.category_id, id));
  }

  /** Finds parts of a group, in order. */
  findIn({ id }: PartCategoryRow, { offset, limit }: Slice): Promise<PartRow[]> {
    return this.#orm
      .select()
      .from(parts)
      .where(eq(parts.category_id, id))
      .orderBy(asc(parts.position), asc(parts.id))
      .limit(limit)
      .offset(offset);
  }

  /** Finds a part of a group, by slug or id. */
  async part({ id }: PartCategoryRow, slugOrId: string): Promise<PartRow | undefined> {
    const [row] = await this.#orm
      .select()
      .from(parts)
      .where(and(eq(parts.category_id, id), bySlugOrId(parts, slugOrId)));
    return row;
  }
}
