import { lt, sql } from 'drizzle-orm';
import type { LimitStore } from './share-limits.ts';
import type { Take } from './token-buckets.ts';
import type { Orm } from '../database/open-database.ts';
import { rateLimits } from '../database/rate-limit-schema.ts';
import { readRows } from '../database/row-queries.ts';

const ROWS_AT_ONCE = 1000;

/** Rate limit usage of all processes on one database, by the database's clock. */
export class RateLimitStore implements LimitStore {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Adds usage. @returns the current total usage of each subject. */
  async add(takes: Take[]): Promise<Take[]> {
    const added: Take[] = [];
    for (let start = 0; start < takes.length; start += ROWS_AT_ONCE)
      added.push(...(await this.#addRows(takes.slice(start, start + ROWS_AT_ONCE))));
    return added;
  }

  /** Upserts rows in the order of their subjects, to avoid deadlocks between processes. */
  #addRows(takes: Take[]): Promise<Take[]> {
    return readRows<Take>(
      this.#orm,
      sql`
        insert into ${rateLimits} as held (subject, whole_at)
        select subject, now() + ms * interval '1 millisecond'
        from jsonb_to_recordset(${JSON.stringify(takes)}::jsonb) as take (subject text, ms float8)
        order by subject
        on conflict (subject) do update
        set whole_at = greatest(held.whole_at, now()) + (excluded.whole_at - now())
        returning subject, (extract(epoch from held.whole_at - now()) * 1000)::float8 as ms
      `,
    );
  }

  /** Deletes expired rows. */
  async clear(): Promise<void> {
    await this.#orm.delete(rateLimits).where(lt(rateLimits.wholeAt, sql`now()`));
  }
}
