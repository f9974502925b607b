import { eq } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { tellBuyers } from '../../../core/listing-endings/tell-buyers.ts';
import { enqueueMail } from '../../../core/outbox/enqueue-mail.ts';
import { listingMail } from '../moderation/listing-mail.ts';
import { statusAfter } from '../own/listing-states.ts';
import { hidePhotosOfClosed } from '../photos/photo-file-repository.ts';
import { fallsFarBelow, isFarBelow, type PricedBike } from './far-below.ts';
import { isFraudNumber, isFraudPicture } from './fraud-marks.ts';
import { holdReasons } from './hold-reasons.ts';
import { type AddedPicture, findLookAlike } from './look-alikes.ts';
import { looksLikeScam } from './scam-signs.ts';
import { isStopped } from './stopped-accounts.ts';
import type { UploadedPicture } from './uploaded-pictures.ts';

type Stored = typeof listings.$inferSelect;

/** Free-text fields of a listing that others read. */
const written = ['model', 'version', 'registration_location', 'loan_provider', 'loan_remarks', 'description'] as const;
type Said = Pick<Stored, (typeof written)[number]>;

/** Columns checked when a listing is added. */
type Added = Partial<Said> & PricedBike & { contact?: string | null | undefined };

/** A listing's picture and its history in the account. */
type PictureOfListing = Omit<AddedPicture, 'userId'> & Pick<UploadedPicture, 'isAllowed'>;

const DAY_MS = 86_400_000;

/** Maximum number of bikes a new account may list, by account age, before the next one is held. */
const newcomers = [
  { days: 1, max: 3 },
  { days: 7, max: 6 },
  { days: 30, max: 12 },
] as const;

/** Puts listings that look fraudulent on hold until they are reviewed, and tells their sellers why. */
export class ListingHolds {
  /** Returns why a new listing must be held; null if it need not. Call it while no other listing of the seller can be added. */
  reasonToHold(orm: Orm, userId: number, said: Added, now: Date): Promise<string | null> {
    return reasonNow(orm, userId, said, { now, counted: 0 });
  }

  /** Returns a listing's changes, with a hold if needed; text or a price that a moderator has released is not held again. */
  async afterChange(orm: Orm, before: Stored, changes: Partial<Stored>): Promise<Partial<Stored>> {
    const after = { ...before, ...changes };
    if (before.status === 'held' && before.reason === holdReasons.price) return afterCorrection(orm, after, changes);
    const reason = await reasonAfterChange(orm, before, after);
    return (reason && holding(after.status, reason, changes)) || changes;
  }

  /** Holds a listing that gets a photo another account had before, or one from a fraud, unless a moderator has released the picture. */
  async holdCopied(orm: Orm, listing: Stored, picture: PictureOfListing, now: Date): Promise<void> {
    const { id, user_id: userId } = listing;
    const held = holdingForPhoto(listing, { updated_at: now });
    if (!held || userId === null || picture.isAllowed) return;
    const isFraud = await isFraudPicture(orm, { ...picture, userId });
    if (!isFraud && (await findLookAlike(orm, { ...picture, userId })) === undefined) return;
    if (isFraud) held.reason = holdReasons.fraud_photo;
    const [after] = await orm.update(listings).set(held).where(eq(listings.id, id)).returning();
    if (!after) return;
    await hidePhotosOfClosed(orm, id, listing, after);
    await tellBuyers(orm, { before: listing, after }, now);
    await this.tell(orm, after);
  }

  /** Mails a seller why a listing is held. */
  async tell(orm: Orm, listing: Stored): Promise<void> {
    const { status, reason } = listing;
    if (status !== 'held' || reason === null) return;
    const letter = await listingMail(orm, listing, { event: 'hold', reason });
    if (letter) await enqueueMail(orm, letter);
  }
}

/** Returns why a listing must be held now, or null. `counted` is 1 if the seller's count of added listings includes this one, else 0. */
async function reasonNow(
  orm: Orm,
  userId: number,
  said: Added,
  { now, counted }: { now: Date; counted: number },
): Promise<string | null> {
  if (looksLikeScam(wordsOf(said))) return holdReasons.words;
  if (await isFarBelow(orm, said, now)) return holdReasons.price;
  if (said.contact && (await isFraudNumber(orm, userId, said.contact))) return holdReasons.fraud_number;
  if (await listsTooMany(orm, userId, now, counted)) return holdReasons.many;
  return (await isStopped(orm, userId)) ? holdReasons.account : null;
}

/** Checks a changed listing that is held for its price again, like a new one. */
async function afterCorrection(orm: Orm, after: Stored, changes: Partial<Stored>): Promise<Partial<Stored>> {
  if (after.user_id === null) return changes;
  const reason = await reasonNow(orm, after.user_id, after, { now: after.updated_at, counted: 1 });
  if (reason) return { ...changes, reason };
  const status = statusAfter('held', 'release', after.verified_at !== null);
  return status ? { ...changes, status, reason: null } : changes;
}

async function reasonAfterChange(orm: Orm, before: Stored, after: Stored): Promise<string | null> {
  const { user_id: userId, contact } = after;
  if (looksLikeScam(wordsOf(after), wordsOf(before))) return holdReasons.words;
  if (await fallsFarBelow(orm, before, after, after.updated_at)) return holdReasons.price;
  if (userId === null) return null;
  const isNewNumber = contact !== null && contact !== before.contact;
  if (isNewNumber && (await isFraudNumber(orm, userId, contact))) return holdReasons.fraud_number;
  const isShown = after.status === 'pending' || after.status === 'active';
  return isShown && (await isStopped(orm, userId)) ? holdReasons.account : null;
}

const wordsOf = (said: Partial<Said>): string => written.map((name) => said[name] ?? '').join('\n');

function holding(status: Stored['status'], reason: string, changes: Partial<Stored>): Partial<Stored> | undefined {
  const held = status === 'held' ? undefined : statusAfter(status, 'hold', false);
  return held && { ...changes, status: held, reason };
}

/** Reasons moderators can see in the listing itself; any other one must stay visible as the reason. */
const seenByThemselves: ReadonlySet<string | null> = new Set([
  holdReasons.words,
  holdReasons.price,
  holdReasons.many,
  holdReasons.account,
]);

function holdingForPhoto({ status, reason }: Stored, changes: Partial<Stored>): Partial<Stored> | undefined {
  if (status === 'held' && seenByThemselves.has(reason)) return { ...changes, reason: holdReasons.photo };
  return holding(status, holdReasons.photo, changes);
}

async function listsTooMany(orm: Orm, userId: number, now: Date, counted = 0): Promise<boolean> {
  const { created_at: since, listings_added: added } = users;
  const [account] = await orm.select({ since, added }).from(users).where(eq(users.id, userId));
  const age = account ? now.getTime() - account.since.getTime() : Infinity;
  const limit = newcomers.find(({ days }) => age < days * DAY_MS);
  return account !== undefined && limit !== undefined && account.added - counted >= limit.max;
}
