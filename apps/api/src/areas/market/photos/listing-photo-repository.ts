import { listingLimits } from '@dopahiya/domain/market';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { listingPhotos, listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { ListingHolds } from '../holding/listing-holds.ts';
import { rememberPicture } from '../holding/uploaded-pictures.ts';
import { statusAfter } from '../own/listing-states.ts';
import { bytesOf, type ListingPhotoFiles } from './listing-photo.ts';
import { confirmBy, type PhotoRefusal, type PhotoRoom } from './photo-room.ts';

type Photo = typeof listingPhotos.$inferSelect;
type Stored = typeof listings.$inferSelect;

/** An uploaded photo: its listing, its position there, and the submission key, if any. */
export interface SentPhoto {
  listing: number;
  submission_key: string | null;
  /** Null for the last position. */
  position: number | null;
}

/** Result of adding a photo: its row, which may have existed before, or why it was rejected. */
export type AddedPhoto = { row: Photo; isNew: boolean } | 'no listing' | 'sold' | 'too many' | PhotoRefusal;

/** Reads and writes the photos of a single seller's listings. */
export class ListingPhotoRepository {
  readonly #orm: Orm;
  readonly #holds: ListingHolds;
  readonly #room: PhotoRoom;

  constructor(orm: Orm, holds: ListingHolds, room: PhotoRoom) {
    this.#orm = orm;
    this.#holds = holds;
    this.#room = room;
  }

  /** Adds a photo. A verified listing must be checked again, and one whose photo matches another account's is put on hold. */
  add(userId: number, sent: SentPhoto, photo: ListingPhotoFiles, now: Date): Promise<AddedPhoto> {
    const { listing: listingId } = sent;
    const { fingerprint, files } = photo;
    return this.#orm.transaction(async (transaction) => {
      // Locks the seller's row, so that concurrent uploads cannot exceed the limits or store a new picture twice.
      const isConfirmed = await lockSeller(transaction, userId);
      const listing = await lockListing(transaction, userId, listingId);
      if (!listing) return 'no listing';
      const known = await sentBefore(transaction, userId, sent);
      if (known) return { row: known, isNew: false };
      if (listing.status === 'sold') return 'sold';
      const here = await photosOfListing(transaction, listingId);
      if (here >= listingLimits.photos) return 'too many';
      const refusal = await this.#room.refuse(transaction, {
        userId,
        isConfirmed,
        listing: listingId,
        bytes: bytesOf(files),
      });
      if (refusal) return refusal;
      const picture = fingerprint && {
        ...(await rememberPicture(transaction, userId, fingerprint, now)),
        fingerprint,
      };
      const row = await insertPhoto(transaction, sent, photo, { picture_id: picture?.id, added_at: now });
      const waiting = await lookAgain(
        transaction,
        listing,
        now,
        !isConfirmed && here === 0 ? { confirm_by: confirmBy(now) } : {},
      );
      if (waiting && picture) await this.#holds.holdCopied(transaction, waiting, picture, now);
      return { row, isNew: true };
    });
  }

  /** Returns why there is no room for another photo, before its files are created. */
  async refuse(userId: number, listing: number): Promise<PhotoRefusal | undefined> {
    const { email_verified_at } = users;
    const [seller] = await this.#orm.select({ email_verified_at }).from(users).where(eq(users.id, userId));
    return this.#room.refuse(this.#orm, { userId, isConfirmed: seller?.email_verified_at != null, listing, bytes: 0 });
  }

  /** Returns the photo the seller already sent with this submission key, if it still exists. */
  sentBefore(userId: number, sent: SentPhoto): Promise<Photo | undefined> {
    return sentBefore(this.#orm, userId, sent);
  }

  /** Moves a photo to a position in its listing; the first one is the cover. @returns whether the seller has the photo. */
  move(userId: number, photoId: number, position: number, now: Date): Promise<boolean> {
    return this.#orm.transaction(async (transaction) => {
      const photo = await ownPhoto(transaction, userId, photoId);
      const listing = photo && (await lockListing(transaction, userId, photo.listing_id));
      if (!listing) return false;
      const rows = await transaction
        .select({ id: listingPhotos.id })
        .from(listingPhotos)
        .where(eq(listingPhotos.listing_id, listing.id))
        .orderBy(asc(listingPhotos.position), asc(listingPhotos.id));
      const ids = rows.map(({ id }) => id).filter((id) => id !== photoId);
      ids.splice(position, 0, photoId);
      const places = ids.map((id, place) => sql`when ${id}::integer then ${place}::smallint`);
      await transaction
        .update(listingPhotos)
        .set({ position: sql`case ${listingPhotos.id} ${sql.join(places, sql` `)} else ${listingPhotos.position} end` })
        .where(eq(listingPhotos.listing_id, listing.id));
      await touch(transaction, listing, { updated_at: now });
      return true;
    });
  }

  /**
   * Deletes a photo and closes the gap.
   * @returns the photo, whose files are to be deleted; undefined if the seller has none with this id.
   */
  remove(userId: number, photoId: number, now: Date): Promise<Photo | undefined> {
    return this.#orm.transaction(async (transaction) => {
      const photo = await ownPhoto(transaction, userId, photoId);
      const listing = photo && (await lockListing(transaction, userId, photo.listing_id));
      if (!listing) return undefined;
      await transaction.delete(listingPhotos).where(eq(listingPhotos.id, photoId));
      await transaction
        .update(listingPhotos)
        .set({ position: sql`${listingPhotos.position} - 1` })
        .where(and(eq(listingPhotos.listing_id, listing.id), gt(listingPhotos.position, photo.position)));
      await touch(transaction, listing, { updated_at: now });
      return photo;
    });
  }
}

/** Locks the seller's row. @returns whether they have confirmed their email address. */
async function lockSeller(orm: Orm, id: number): Promise<boolean> {
  const { email_verified_at } = users;
  const [seller] = await orm.select({ email_verified_at }).from(users).where(eq(users.id, id)).for('no key update');
  return seller?.email_verified_at != null;
}

async function insertPhoto(
  orm: Orm,
  { listing, submission_key, position }: SentPhoto,
  { key, widths, width, height, files }: ListingPhotoFiles,
  known: Pick<typeof listingPhotos.$inferInsert, 'picture_id' | 'added_at'>,
): Promise<Photo> {
  const last = sql`(select coalesce(max(position) + 1, 0) from ${listingPhotos} where listing_id = ${listing})`;
  const place = { listing_id: listing, submission_key, position: position ?? last };
  const [row] = await orm
    .insert(listingPhotos)
    .values({ ...place, ...known, key, shown_as: key, widths, width, height, bytes: bytesOf(files) })
    .returning();
  if (!row) throw new Error('The photo was not written.');
  return row;
}

async function lockListing(orm: Orm, userId: number, id: number): Promise<Stored | undefined> {
  const [listing] = await orm
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.user_id, userId)))
    .for('update');
  return listing;
}

async function ownPhoto(orm: Orm, userId: number, id: number): Promise<Photo | undefined> {
  const [row] = await orm
    .select({ photo: listingPhotos })
    .from(listingPhotos)
    .innerJoin(listings, eq(listings.id, listingPhotos.listing_id))
    .where(and(eq(listingPhotos.id, id), eq(listings.user_id, userId)));
  return row?.photo;
}

async function sentBefore(
  orm: Orm,
  userId: number,
  { listing, submission_key }: SentPhoto,
): Promise<Photo | undefined> {
  if (submission_key === null) return undefined;
  const [row] = await orm
    .select({ photo: listingPhotos })
    .from(listingPhotos)
    .innerJoin(listings, eq(listings.id, listingPhotos.listing_id))
    .where(
      and(eq(listings.id, listing), eq(listings.user_id, userId), eq(listingPhotos.submission_key, submission_key)),
    );
  return row?.photo;
}

async function photosOfListing(orm: Orm, listing: number): Promise<number> {
  const [row] = await orm.select({ total: count() }).from(listingPhotos).where(eq(listingPhotos.listing_id, listing));
  return row?.total ?? 0;
}

/** Removes the verification, since it did not cover the new photo. */
async function lookAgain(orm: Orm, listing: Stored, now: Date, more: Partial<Stored>): Promise<Stored | undefined> {
  const status = listing.verified_at === null ? listing.status : statusAfter(listing.status, 'edit', false);
  return touch(orm, listing, { status: status ?? listing.status, verified_at: null, updated_at: now, ...more });
}

/** Changes a listing without a new revision, so that photo changes do not conflict with edits of its text. */
async function touch(orm: Orm, { id }: Stored, changes: Partial<Stored>): Promise<Stored | undefined> {
  const [touched] = await orm.update(listings).set(changes).where(eq(listings.id, id)).returning();
  return touched;
}
