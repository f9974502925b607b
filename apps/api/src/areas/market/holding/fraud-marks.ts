import { createHash } from 'node:crypto';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { fraudNumbers, fraudPictures } from '../../../core/database/fraud-schema.ts';
import { listingPhotos, listings, uploadedPictures } from '../../../core/database/listing-schema.ts';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { differentBits, bitsBeforeCrops } from './picture-bits.ts';
import { isSamePicture } from './likeness.ts';
import type { AddedPicture } from './look-alikes.ts';
import { compareWith, MAX_PICTURES_COMPARED, MAX_DIFFERENT_BITS } from './same-picture.ts';
import { THUMBNAIL_BYTES } from './thumbnail.ts';

/** Maximum number of fraud pictures and of fraud numbers stored in total (newest first), and of pictures per account. */
export const MAX_MARKS = 10_000;
const MAX_PICTURES = 100;

/** Stores the photos and phone numbers of an account's listings as fraud marks; they apply while the fraud decision stands. */
export async function rememberFraud(transaction: Orm, user_id: number, decision_id: number): Promise<void> {
  const { picture_id, listing_id } = listingPhotos;
  const own = transaction.select({ id: listings.id }).from(listings).where(eq(listings.user_id, user_id));
  const shown = transaction.select({ id: picture_id }).from(listingPhotos).where(inArray(listing_id, own));
  const { id, fingerprint, thumbnail, first_uploaded_at } = uploadedPictures;
  const pictures = await transaction
    .select({ fingerprint, thumbnail, first_uploaded_at })
    .from(uploadedPictures)
    .where(and(inArray(id, shown), isNotNull(thumbnail)))
    .orderBy(desc(id))
    .limit(MAX_PICTURES);
  const known = pictures.flatMap(({ thumbnail: small, ...one }) => (small ? [{ ...one, thumbnail: small }] : []));
  if (known.length > 0)
    await transaction.insert(fraudPictures).values(known.map((one) => Object.assign(one, { decision_id })));
  const numbers = await transaction
    .selectDistinct({ contact: listings.contact })
    .from(listings)
    .where(and(eq(listings.user_id, user_id), isNotNull(listings.contact)));
  const hashes = numbers.flatMap(({ contact }) => (contact === null ? [] : [hashOf(contact)]));
  if (hashes.length > 0) await transaction.insert(fraudNumbers).values(hashes.map((hash) => ({ hash, decision_id })));
  await forgetOldest(transaction);
}

async function forgetOldest(transaction: Orm): Promise<void> {
  for (const table of [fraudPictures, fraudNumbers]) {
    const newest = transaction.select({ id: table.id }).from(table).orderBy(desc(table.id)).limit(MAX_MARKS);
    await transaction.delete(table).where(notInArray(table.id, newest));
  }
}

/** Checks whether a phone number was in another account's listing that was rejected as fraud. */
export async function isFraudNumber(orm: Orm, userId: number, contact: string): Promise<boolean> {
  const isKnown = and(eq(fraudNumbers.hash, hashOf(contact)), isOfAnother(orm, fraudNumbers, userId));
  const rows = await orm.select({ id: fraudNumbers.id }).from(fraudNumbers).where(isKnown).limit(1);
  return rows.length > 0;
}

/** Checks whether a photo was in another account's listing that was rejected as fraud, before this account first uploaded it. */
export async function isFraudPicture(orm: Orm, { userId, fingerprint, since }: AddedPicture): Promise<boolean> {
  const different = differentBits(fraudPictures.fingerprint, bitsBeforeCrops(fingerprint.thumbnail));
  const near = await orm
    .select({ thumbnail: fraudPictures.thumbnail })
    .from(fraudPictures)
    .where(
      and(
        lte(different, MAX_DIFFERENT_BITS),
        lte(fraudPictures.first_uploaded_at, since),
        sql`octet_length(${fraudPictures.thumbnail}) = ${THUMBNAIL_BYTES}`,
        isOfAnother(orm, fraudPictures, userId),
      ),
    )
    .orderBy(asc(different), desc(fraudPictures.id))
    .limit(MAX_PICTURES_COMPARED);
  const compare = compareWith(fingerprint.thumbnail);
  return near.some(({ thumbnail }) => isSamePicture(compare(thumbnail)));
}

type Marks = typeof fraudPictures | typeof fraudNumbers;

/** Condition on fraud marks: their decision stands and is about another account. */
function isOfAnother(orm: Orm, { decision_id }: Marks, user: number) {
  const { id, owner_id } = moderationDecisions;
  const isTheirs = or(isNull(owner_id), ne(owner_id, user));
  return exists(
    orm
      .select({ id })
      .from(moderationDecisions)
      .where(and(eq(id, decision_id), isTheirs, isStandingFraud())),
  );
}

const DIGITS = 10;

/** Hashes a phone number's last ten digits, so that formatting does not matter. */
const hashOf = (contact: string): string =>
  createHash('sha256').update(contact.replaceAll(/\D/g, '').slice(-DIGITS)).digest('base64url');

/** SQL condition on a decision: it rejected a listing as fraud, was not reversed, and the listing was not allowed since. */
export function isStandingFraud(): SQL | undefined {
  const { id, subject_id, is_fraud, reversed_at } = moderationDecisions;
  const isAllowed = sql`exists (select from ${moderationDecisions} as later
    where later.subject = 'listing' and later.subject_id = ${subject_id} and later.id > ${id}
      and later.verdict = 'allow' and later.reversed_at is null)`;
  return and(eq(is_fraud, true), isNull(reversed_at), sql`not ${isAllowed}`);
}
