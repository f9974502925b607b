import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { listingPhotos, listings, onSale } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { photosWithFiles, type StoredPhoto, unconfirmedWithPhotos } from '../../../core/database/photos-with-files.ts';
import { tellBuyers } from '../../../core/listing-endings/tell-buyers.ts';
import type { MailDraft } from '../../../core/outbox/draft-mail.ts';
import { enqueueMail } from '../../../core/outbox/enqueue-mail.ts';
import { hidePhotos } from '../photos/photo-file-repository.ts';

/** The listing columns needed for an expiry notice. */
export type ExpiringListing = Pick<
  typeof listings.$inferSelect,
  'id' | 'slug' | 'brand_name' | 'model' | 'year_of_manufacture'
> & {
  user_id: number | null;
  expires_at: Date | null;
};

/** Time range and maximum number of listings to send expiry notices for. */
export interface ListingsToNotify {
  now: Date;
  until: Date;
  limit: number;
}

/** An expiring listing and its seller. */
export interface Expiring {
  seller: typeof users.$inferSelect;
  listing: ExpiringListing;
}

/** Expires listings, sends expiry notices and deletes unconfirmed listings. */
export class ExpiryRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Expires every listing that is due. @returns how many there were. */
  expire(now: Date): Promise<number> {
    return this.#orm.transaction(async (transaction) => {
      const gone = await transaction
        .update(listings)
        .set({ status: 'expired', updated_at: now, revision: sql`${listings.revision} + 1` })
        .where(and(onSale(listings.status), lte(listings.expires_at, now)))
        .returning();
      const ids = gone.map(({ id }) => id);
      if (ids.length > 0) await hidePhotos(transaction, inArray(listingPhotos.listing_id, ids));
      const ended = gone.map((after) => ({ before: { ...after, status: 'pending' as const }, after }));
      await tellBuyers(transaction, ended, now);
      return gone.length;
    });
  }

  /**
   * Deletes listings with photos whose sellers did not confirm their email address in time.
   * @returns their photos, whose files are to be deleted.
   */
  removeUnconfirmed(now: Date, limit: number): Promise<StoredPhoto[]> {
    return this.#orm.transaction(async (transaction) => {
      const due = await transaction
        .select({ id: listings.id })
        .from(listings)
        .innerJoin(users, eq(users.id, listings.user_id))
        .where(and(lte(listings.confirm_by, now), unconfirmedWithPhotos(transaction)))
        .orderBy(asc(listings.confirm_by))
        .limit(limit)
        .for('update', { of: listings, skipLocked: true });
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return [];
      const photos = await photosWithFiles(transaction, inArray(listings.id, ids));
      await transaction.delete(listings).where(inArray(listings.id, ids));
      return photos;
    });
  }

  /** Enqueues expiry notices for a batch of listings without one, soonest first; each is sent once, even with several processes. */
  sendExpiryNotices(due: ListingsToNotify, mailOf: (expiring: Expiring) => MailDraft): Promise<void> {
    return this.#orm.transaction(async (transaction) => {
      const taken = await takeExpiring(transaction, due);
      const owners = taken.flatMap(({ user_id }) => user_id ?? []);
      const sellers = owners.length > 0 ? await transaction.select().from(users).where(inArray(users.id, owners)) : [];
      const mails = taken.flatMap((listing) => {
        const seller = sellers.find(({ id }) => id === listing.user_id);
        return seller ? [mailOf({ seller, listing })] : [];
      });
      await enqueueMail(transaction, mails);
    });
  }
}

function takeExpiring(orm: Orm, { now, until, limit }: ListingsToNotify): Promise<ExpiringListing[]> {
  const due = orm
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
  const { id, slug, user_id, brand_name, model, year_of_manufacture, expires_at } = listings;
  return orm
    .update(listings)
    .set({ reminded_at: now })
    .where(inArray(listings.id, due))
    .returning({ id, slug, user_id, brand_name, model, year_of_manufacture, expires_at });
}
