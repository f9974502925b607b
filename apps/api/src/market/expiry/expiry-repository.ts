import { and, asc, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { listings, onSale } from '../../db/listing-schema.ts';
import type { Orm } from '../../db/open-database.ts';

/** A listing of which its seller is told. */
export type ExpiringListing = Pick<typeof listings.$inferSelect, 'id' | 'slug' | 'brand_name' | 'model' | 'year'> & {
  user_id: number | null;
  expires_at: Date | null;
};

/** Ends listings whose days are over. */
export class ExpiryRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Lets every listing expire whose time has come. @returns how many there were. */
  async expire(now: Date): Promise<number> {
    const gone = await this.#orm
      .update(listings)
      .set({ status: 'expired', updated_at: now, revision: sql`${listings.revision} + 1` })
      .where(and(onSale(listings.status), lte(listings.expires_at, now)))
      .returning({ id: listings.id });
    return gone.length;
  }

  /**
   * Takes some of those that expire up to a moment and of which nobody was told, the next first; each is taken once, whichever
   * process asks.
   */
  takeExpiring(now: Date, until: Date, limit: number): Promise<ExpiringListing[]> {
    const due = this.#orm
      .select({ id: listings.id })
      .from(listings)
      .where(
        and(
          onSale(listings.status),
          isNull(listings.reminded_at),
          gt(listings.expires_at, now),
          lte(listings.expires_at, until),
        ),
      )
      .orderBy(asc(listings.expires_at))
      .limit(limit)
      .for('update', { skipLocked: true });
    const { id, slug, user_id, brand_name, model, year, expires_at } = listings;
    return this.#orm
      .update(listings)
      .set({ reminded_at: now })
      .where(inArray(listings.id, due))
      .returning({ id, slug, user_id, brand_name, model, year, expires_at });
  }
}
