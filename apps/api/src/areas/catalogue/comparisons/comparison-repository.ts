import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { WeeklyCount } from '../../../core/counting/weekly-counter.ts';
import { comparisonCounts } from '../../../core/database/weekly-count-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { readRows } from '../../../core/database/row-queries.ts';
import { bikes, comparisons } from '../../../core/database/schema.ts';
import type { Slice } from '../../../core/paging.ts';

/** Two model ids, the smaller first. */
export type Pair = readonly [number, number];

/** Two model ids in display order. */
export interface PairRow {
  bike_id: number;
  rival_id: number;
}

/** Minimum count of a popular pair: fewer comparisons may be chance, or one visitor. */
const MIN_COUNT = 3;

/** Reads popular comparisons, and stores their counts. */
export class ComparisonRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Counts the pairs: those of the catalogue, and those compared in these weeks. */
  async count(weeks: string[]): Promise<number> {
    const [row] = await readRows<{ total: number }>(
      this.#orm,
      sql`select count(*)::integer as total from (${pairsOf(weeks)}) as pairs`,
    );
    return row?.total ?? 0;
  }

  /** Finds the pairs of the catalogue in their order, then the others, most compared in these weeks first. */
  find(weeks: string[], { offset, limit }: Slice): Promise<PairRow[]> {
    return readRows<PairRow>(
      this.#orm,
      sql`select bike_id, rival_id from (${pairsOf(weeks)}) as pairs
        order by position nulls last, count desc, bike_id, rival_id limit ${limit} offset ${offset}`,
    );
  }

  /** Returns the ids of all models by slug. */
  async ids(): Promise<Map<string, number>> {
    const rows = await this.#orm.select({ slug: bikes.slug, id: bikes.id }).from(bikes);
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  }

  /** Adds to the stored counts; counts of deleted models are dropped. */
  async add(counts: WeeklyCount<Pair>[]): Promise<void> {
    const rows = counts.map(
      ({ subject: [bike, rival], week, count }) => sql`(${bike}::int, ${rival}::int, ${week}::text, ${count}::int)`,
    );
    await this.#orm.execute(sql`
      insert into ${comparisonCounts} (bike_id, rival_id, week, count)
      select seen.bike_id, seen.rival_id, seen.week, seen.count
      from (values ${sql.join(rows, sql`, `)}) as seen (bike_id, rival_id, week, count)
      join ${bikes} on ${bikes.id} = seen.bike_id
      join ${bikes} as rivals on rivals.id = seen.rival_id
      on conflict (week, bike_id, rival_id) do update set count = ${comparisonCounts.count} + excluded.count
    `);
  }
}

function pairsOf(weeks: string[]): SQL {
  const { bike_id, rival_id, count, week } = comparisonCounts;
  const chosen = or(
    sql`(${comparisons.bike_id}, ${comparisons.rival_id}) = (${bike_id}, ${rival_id})`,
    sql`(${comparisons.rival_id}, ${comparisons.bike_id}) = (${bike_id}, ${rival_id})`,
  );
  return sql`
    select ${comparisons.bike_id}, ${comparisons.rival_id}, ${comparisons.position}, 0 as count from ${comparisons}
    union all
    select ${bike_id}, ${rival_id}, null, sum(${count})::integer from ${comparisonCounts}
    where ${inArray(week, weeks)} and not exists (select from ${comparisons} where ${chosen})
    group by ${bike_id}, ${rival_id} having sum(${count}) >= ${MIN_COUNT}`;
}
