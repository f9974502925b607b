import { savedSearchLimit } from '@dopahiya/domain/market';
import { and, desc, eq } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { savedSearches } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { countRows } from '../../../core/database/row-queries.ts';

const columns = { id: savedSearches.id, query: savedSearches.query, created_at: savedSearches.created_at };

/** A saved search as stored. */
export type SavedSearchRow = Pick<typeof savedSearches.$inferSelect, keyof typeof columns>;

/** Reads and writes the searches that users saved. */
export class SavedSearchRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns a user's saved searches, newest first. */
  list(user: number): Promise<SavedSearchRow[]> {
    return this.#orm
      .select(columns)
      .from(savedSearches)
      .where(eq(savedSearches.user_id, user))
      .orderBy(desc(savedSearches.created_at), desc(savedSearches.id))
      .limit(savedSearchLimit);
  }

  /** Saves a search, or returns the equal one that is saved already; null if the account has no room. */
  add(user: number, query: string, now: Date): Promise<{ row: SavedSearchRow; isNew: boolean } | null> {
    return this.#orm.transaction(async (transaction) => {
      // Locks the user's row, so that concurrent requests count each other's searches.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, user)).for('no key update');
      const equal = and(eq(savedSearches.user_id, user), eq(savedSearches.query, query));
      const [known] = await transaction.select(columns).from(savedSearches).where(equal);
      if (known) return { row: known, isNew: false };
      const saved = await countRows(transaction, savedSearches, eq(savedSearches.user_id, user));
      if (saved >= savedSearchLimit) return null;
      const added = { user_id: user, query, created_at: now };
      const [row] = await transaction.insert(savedSearches).values(added).returning(columns);
      return row ? { row, isNew: true } : null;
    });
  }

  /** Deletes a search of a user. @returns whether there was one. */
  async remove(user: number, id: number): Promise<boolean> {
    const own = and(eq(savedSearches.user_id, user), eq(savedSearches.id, id));
    const rows = await this.#orm.delete(savedSearches).where(own).returning({ id: savedSearches.id });
    return rows.length > 0;
  }
}
