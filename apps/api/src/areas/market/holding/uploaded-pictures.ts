import { and, asc, desc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { listingPhotos, uploadedPictures } from '../../../core/database/listing-schema.ts';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { differentBits, bitsBeforeCrops } from './picture-bits.ts';
import { isOwnPicture, isSamePicture } from './likeness.ts';
import type { Fingerprint } from './photo-fingerprint.ts';
import { compareWith, MAX_PICTURES_COMPARED, MAX_DIFFERENT_BITS } from './same-picture.ts';
import { THUMBNAIL_BYTES } from './thumbnail.ts';

/** Maximum number of pictures stored per account: those in listings first, then the newest. */
export const MAX_PICTURES_PER_ACCOUNT = 1000;

/** An account's picture: when it was first uploaded, and whether a moderator has released a listing with it. */
export interface UploadedPicture {
  id: number;
  since: Date;
  isAllowed: boolean;
}

/**
 * Stores a picture an account uploads, unless it is already stored. A merely similar picture never replaces a stored one; otherwise a
 * series of small changes could pass any picture off as an old one. Call it while the account cannot add another picture.
 */
export async function rememberPicture(
  orm: Orm,
  userId: number,
  fingerprint: Fingerprint,
  now: Date,
): Promise<UploadedPicture> {
  const compare = compareWith(fingerprint.thumbnail);
  const near = (await nearestOf(orm, userId, fingerprint)).map(({ id, since, isAllowed, thumbnail }) => {
    // Uploads with thumbnails of an older size can only be compared by their bits.
    if (thumbnail?.length !== THUMBNAIL_BYTES) return { id, since, isAllowed, isOwn: true, isSame: false };
    const likeness = compare(thumbnail);
    return { id, since, isAllowed, isOwn: isOwnPicture(likeness), isSame: isSamePicture(likeness) };
  });
  const own = near.filter(({ isOwn }) => isOwn);
  const same = own.find(({ isSame }) => isSame);
  return {
    id: same?.id ?? (await insert(orm, userId, fingerprint, now)),
    since: new Date(Math.min(now.getTime(), ...own.map(({ since }) => since.getTime()))),
    isAllowed: own.some(({ isAllowed }) => isAllowed),
  };
}

function nearestOf(orm: Orm, userId: number, fingerprint: Fingerprint) {
  const { id, thumbnail, first_uploaded_at: since, allowed_by } = uploadedPictures;
  const isAllowed = sql<boolean>`exists (select from ${moderationDecisions} as decision
    where decision.id = ${allowed_by} and decision.reversed_at is null)`;
  const different = differentBits(uploadedPictures.fingerprint, bitsBeforeCrops(fingerprint.thumbnail));
  return orm
    .select({ id, thumbnail, since, isAllowed })
    .from(uploadedPictures)
    .where(and(eq(uploadedPictures.user_id, userId), lte(different, MAX_DIFFERENT_BITS)))
    .orderBy(asc(different), asc(id))
    .limit(MAX_PICTURES_COMPARED);
}

async function insert(orm: Orm, user_id: number, { bits, thumbnail }: Fingerprint, now: Date): Promise<number> {
  const [row] = await orm
    .insert(uploadedPictures)
    .values({ user_id, fingerprint: bits, thumbnail, first_uploaded_at: now })
    .returning({ id: uploadedPictures.id });
  if (!row) throw new Error('The picture was not remembered.');
  const { id, first_uploaded_at } = uploadedPictures;
  const isShown = sql`exists (select from ${listingPhotos} as photo where photo.picture_id = ${id})`;
  const kept = orm
    .select({ id })
    .from(uploadedPictures)
    .where(eq(uploadedPictures.user_id, user_id))
    .orderBy(desc(isShown), desc(first_uploaded_at), desc(id))
    .limit(MAX_PICTURES_PER_ACCOUNT);
  await orm
    .delete(uploadedPictures)
    .where(and(eq(uploadedPictures.user_id, user_id), notInArray(id, kept), sql`${id} <> ${row.id}`));
  return row.id;
}

/** Records that a decision released a listing, so that its pictures do not put the seller's listings on hold again. */
export async function allowPictures(orm: Orm, listing: number, decision: number): Promise<void> {
  const shown = orm
    .select({ id: listingPhotos.picture_id })
    .from(listingPhotos)
    .where(and(eq(listingPhotos.listing_id, listing), sql`${listingPhotos.picture_id} is not null`));
  await orm.update(uploadedPictures).set({ allowed_by: decision }).where(inArray(uploadedPictures.id, shown));
}
