import { asc, inArray } from 'drizzle-orm';
import { countRows } from '../../db/count-rows.ts';
import type { Orm } from '../../db/open-database.ts';
import { bikes, comparisons } from '../../db/schema.ts';
import type { Slice } from '../../http/paged-list.ts';

/** A pair of models, by id. */
export type PairRow = typeof comparisons.$inferSelect;

/** Reads which models are compared. */
export class ComparisonRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** How many pairs there are. */
  count(): Promise<number> {
    return countRows(this.#orm, comparisons);
  }

  /** The pairs in their order. */
  find({ offset, limit }: Slice): Promise<PairRow[]> {
    const order = [asc(comparisons.position), asc(comparisons.id)];
    return this.#orm
      .select()
      .from(comparisons)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  }

  /** Those of the slugs that models have. */
  async knownSlugs(slugs: string[]): Promise<Set<string>> {
    const rows = await this.#orm.select({ slug: bikes.slug }).from(bikes).where(inArray(bikes.slug, slugs));
    return new Set(rows.map(({ slug }) => slug));
  }
}
