import { listingLimits } from '@dopahiya/domain/market';
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { listingPrices, listings, listingViews, onSale } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { photosWithFiles, type StoredPhoto, unconfirmedWithPhotos } from '../../../core/database/photos-with-files.ts';
import { endConversations, lockConversations } from '../../../core/listing-endings/end-conversations.ts';
import { liveMail } from '../../../core/listing-endings/show-confirmed.ts';
import { tellBuyers } from '../../../core/listing-endings/tell-buyers.ts';
import { enqueueMail } from '../../../core/outbox/enqueue-mail.ts';
import type { Slice } from '../../../core/paging.ts';
import type { ListingHolds } from '../holding/listing-holds.ts';
import { type ListingRow, type PriceRow, selectListings } from '../listings/listing-repository.ts';
import { hidePhotosOfClosed } from '../photos/photo-file-repository.ts';

type Stored = typeof listings.$inferSelect;

/** A listing to insert. */
export type NewListing = Omit<typeof listings.$inferInsert, 'user_id' | 'is_sample'>;

/** A listing as shown to its seller. */
export interface OwnListingRow extends ListingRow {
  prices: PriceRow[];
  views: number;
  /** When the listing is deleted unless the seller confirms their email address; null if it is not. */
  confirm_by: Date | null;
}

/** Result of adding a listing: its id and whether it is new, or that the seller has reached the limit on sale or in total. */
export type Added = { id: number; slug: string; isNew: boolean } | 'too many' | 'too many in all';

/** Id and revision of a listing as its seller last read it. */
export type Revision = Pick<Stored, 'id' | 'revision'>;

/** Returns a listing's changes, given how many the seller has on sale. */
type Change = (stored: Stored, onSaleNow: number) => Partial<Stored>;

/** Maximum number of listings on sale per seller, including held ones. */
export const MAX_LISTINGS_ON_SALE = 20;
/** Maximum number of listings stored per seller, whatever their status. */
export const MAX_LISTINGS_PER_SELLER = 200;

const DAY_MS = 86_400_000;

/** Returns when a listing put on sale now expires. */
export const expiryAfter = (now: Date): Date => new Date(now.getTime() + listingLimits.days * DAY_MS);

/** Reads and writes a single seller's own listings. */
export class OwnListingRepository {
  readonly #orm: Orm;
  readonly #holds: ListingHolds;

  constructor(orm: Orm, holds: ListingHolds) {
    this.#orm = orm;
    this.#holds = holds;
  }

  /** Counts a seller's listings, whatever their status. */
  count(userId: number): Promise<number> {
    return allOf(this.#orm, userId);
  }

  /** Returns a seller's listings, newest first. */
  async list(userId: number, { offset, limit }: Slice): Promise<OwnListingRow[]> {
    const rows = await selectOwn(this.#orm)
      .where(eq(listings.user_id, userId))
      .orderBy(desc(listings.created_at), desc(listings.id))
      .limit(limit)
      .offset(offset);
    return this.#withHistory(rows);
  }

  /** Returns one of a seller's listings. */
  async get(userId: number, id: number): Promise<OwnListingRow | undefined> {
    const rows = await selectOwn(this.#orm).where(ownedBy(userId, id));
    return (await this.#withHistory(rows))[0];
  }

  /** Adds a listing with its first price, on hold if it looks fraudulent. A repeated submission key returns the listing stored earlier. */
  add(userId: number, listing: NewListing): Promise<Added> {
    return this.#orm.transaction(async (transaction) => {
      // Locks the seller's row, so that concurrent requests cannot reuse a key or exceed the limit.
      const [seller] = await transaction.select().from(users).where(eq(users.id, userId)).for('no key update');
      const sent = listing.submission_key && (await sentBefore(transaction, userId, listing.submission_key));
      if (sent) return { ...sent, isNew: false };
      if ((await onSaleOf(transaction, userId)) >= MAX_LISTINGS_ON_SALE) return 'too many';
      if ((await allOf(transaction, userId)) >= MAX_LISTINGS_PER_SELLER) return 'too many in all';
      const reason = await this.#holds.reasonToHold(transaction, userId, listing, listing.created_at);
      const is_unconfirmed = seller?.email_verified_at === null;
      const [row] = await transaction
        .insert(listings)
        .values({
          ...listing,
          ...(reason && { status: 'held', reason }),
          user_id: userId,
          is_sample: false,
          is_unconfirmed,
        })
        .returning();
      if (!row) throw new Error('The listing was not written.');
      await transaction
        .update(users)
        .set({ listings_added: sql`${users.listings_added} + 1` })
        .where(eq(users.id, userId));
      await transaction
        .insert(listingPrices)
        .values({ listing_id: row.id, price: listing.expected_price, since: listing.created_at });
      await this.#holds.tell(transaction, row);
      if (seller && isLive(row)) await enqueueMail(transaction, liveMail(seller, row));
      return { id: row.id, slug: row.slug, isNew: true };
    });
  }

  /**
   * Applies `change` to a locked listing and adds a new price to its history.
   * @returns false, without writing, if the revision has changed.
   */
  change(userId: number, { id, revision }: Revision, change: Change): Promise<boolean> {
    return this.#orm.transaction(async (transaction) => {
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const [stored] = await transaction.select().from(listings).where(ownedBy(userId, id)).for('update');
      if (stored?.revision !== revision) return false;
      const changes = await this.#holds.afterChange(
        transaction,
        stored,
        change(stored, await onSaleOf(transaction, userId)),
      );
      const [changed] = await transaction
        .update(listings)
        .set({ ...changes, revision: stored.revision + 1, deal_key: null })
        .where(eq(listings.id, id))
        .returning();
      if (changed && stored.status !== 'held') await this.#holds.tell(transaction, changed);
      if (changed) await hidePhotosOfClosed(transaction, id, stored, changed);
      if (changed) await tellBuyers(transaction, { before: stored, after: changed }, changed.updated_at);
      const { expected_price: price = stored.expected_price, updated_at: since = stored.updated_at } = changes;
      if (price !== stored.expected_price)
        await transaction.insert(listingPrices).values({ listing_id: id, price, since });
      return true;
    });
  }

  /**
   * Deletes a seller's listing with everything that belongs to it.
   * @returns its photos, whose files are to be deleted; undefined if there is no such listing.
   */
  remove(userId: number, id: number, now: Date): Promise<StoredPhoto[] | undefined> {
    return this.#orm.transaction(async (transaction) => {
      await lockConversations(transaction, id);
      // Locks the listing: a photo added concurrently waits and then finds no listing.
      const [stored] = await transaction.select().from(listings).where(ownedBy(userId, id)).for('update');
      if (!stored) return undefined;
      const photos = await photosWithFiles(transaction, eq(listings.id, id));
      await endConversations(transaction, [stored], 'deleted', now);
      await transaction.delete(listings).where(eq(listings.id, id));
      return photos;
    });
  }

  async #withHistory(rows: ListingRow[]): Promise<OwnListingRow[]> {
    const ids = rows.map(({ listing }) => listing.id);
    if (ids.length === 0) return [];
    const [prices, unconfirmed, views] = await Promise.all([
      this.#orm
        .select()
        .from(listingPrices)
        .where(inArray(listingPrices.listing_id, ids))
        .orderBy(asc(listingPrices.since), asc(listingPrices.id)),
      this.#orm
        .select({ id: listings.id, confirm_by: listings.confirm_by })
        .from(listings)
        .innerJoin(users, eq(users.id, listings.user_id))
        .where(and(inArray(listings.id, ids), unconfirmedWithPhotos(this.#orm))),
      this.#orm
        .select({ id: listingViews.listing_id, total: sql<number>`sum(${listingViews.views})::integer` })
        .from(listingViews)
        .where(inArray(listingViews.listing_id, ids))
        .groupBy(listingViews.listing_id),
    ]);
    const viewsOf = new Map(views.map(({ id, total }) => [id, total]));
    const confirmBy = new Map(unconfirmed.map(({ id, confirm_by }) => [id, confirm_by]));
    const pricesOf = Map.groupBy(prices, ({ listing_id }) => listing_id);
    return rows.map((row) =>
      Object.assign(row, {
        prices: pricesOf.get(row.listing.id) ?? [],
        views: viewsOf.get(row.listing.id) ?? 0,
        confirm_by: confirmBy.get(row.listing.id) ?? null,
      }),
    );
  }
}

const isLive = ({ status, is_unconfirmed }: Stored): boolean => status !== 'held' && !is_unconfirmed;

const selectOwn = (orm: Orm) => selectListings(orm, undefined, true);
const ownedBy = (userId: number, id: number) => and(eq(listings.user_id, userId), eq(listings.id, id));

async function sentBefore(orm: Orm, userId: number, key: string) {
  const [row] = await orm
    .select({ id: listings.id, slug: listings.slug })
    .from(listings)
    .where(and(eq(listings.user_id, userId), eq(listings.submission_key, key)));
  return row;
}

async function allOf(orm: Orm, userId: number): Promise<number> {
  const [row] = await orm.select({ total: count() }).from(listings).where(eq(listings.user_id, userId));
  return row?.total ?? 0;
}

async function onSaleOf(orm: Orm, userId: number): Promise<number> {
  const [row] = await orm
    .select({ total: count() })
    .from(listings)
    .where(and(eq(listings.user_id, userId), or(onSale(listings.status), eq(listings.status, 'held'))));
  return row?.total ?? 0;
}
