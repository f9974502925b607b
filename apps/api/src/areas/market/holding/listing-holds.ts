import { eq } from 'drizzle-orm';
import { users } from '../../../core/database/account-schema.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { enqueueMail } from '../../../core/outbox/enqueue-mail.ts';
import { listingMail } from '../moderation/listing-mail.ts';
import { statusAfter } from '../own/listing-states.ts';
import { hidePhotosOfClosed } from '../photos/hide-photos.ts';
import { fallsFarBelow, isFarBelow, type PricedBike } from './far-below.ts';
import { holdReasons } from './hold-reasons.ts';
import { type AddedPicture, findLookAlike } from './look-alikes.ts';
import { readsLikeScam } from './scam-signs.ts';
import type { UploadedPicture } from './uploaded-pictures.ts';

type Stored = typeof listings.$inferSelect;

/** What a seller says in their own words and others read. */
const written = ['model', 'version', 'registration_location', 'loan_provider', 'loan_remarks', 'description'] as const;
type Said = Pick<Stored, (typeof written)[number]>;

/** A picture of a listing, as its account has it. */
type PictureOfListing = Omit<AddedPicture, 'userId'> & Pick<UploadedPicture, 'isAllowed'>;

const DAY_MS = 86_400_000;

/** How many bikes an account lists in its first days before somebody looks at the next one. */
const newcomers = [
  { days: 1, most: 3 },
  { days: 7, most: 6 },
  { days: 30, most: 12 },
] as const;

/** Holds listings that look like those of frauds until somebody has looked at them, and tells their sellers why. */
export class ListingHolds {
  readonly #siteOrigin: string;

  constructor(siteOrigin: string) {
    this.#siteOrigin = siteOrigin;
  }

  /** Why a listing that is added now is held, if it is; to be called while nobody else adds one for this seller. */
  async reasonToHold(orm: Orm, userId: number, said: Partial<Said> & PricedBike, now: Date): Promise<string | null> {
    if (readsLikeScam(wordsOf(said))) return holdReasons.words;
    if (await isFarBelow(orm, said, now)) return holdReasons.price;
    return (await listsTooMany(orm, userId, now)) ? holdReasons.many : null;
  }

  /** What becomes of a listing that is changed: what somebody has let pass is not held for the same words or price again. */
  async afterChange(orm: Orm, before: Stored, changes: Partial<Stored>): Promise<Partial<Stored>> {
    const after = { ...before, ...changes };
    if (before.status === 'held' && before.reason === holdReasons.price) return this.#afterMending(orm, before, changes);
    const hasWords = readsLikeScam(wordsOf(after), wordsOf(before));
    if (!hasWords && !(await fallsFarBelow(orm, before, after, after.updated_at))) return changes;
    return holding(after.status, hasWords ? holdReasons.words : holdReasons.price, changes) ?? changes;
  }

  /** A listing held for its price is checked again at once when it is changed, as one that is added. */
  async #afterMending(orm: Orm, before: Stored, changes: Partial<Stored>): Promise<Partial<Stored>> {
    const after = { ...before, ...changes };
    if (readsLikeScam(wordsOf(after))) return { ...changes, reason: holdReasons.words };
    if (await isFarBelow(orm, after, after.updated_at)) return changes;
    // The listing itself is counted by now.
    const isTooMany = before.user_id !== null && (await listsTooMany(orm, before.user_id, after.updated_at, 1));
    if (isTooMany) return { ...changes, reason: holdReasons.many };
    const status = statusAfter('held', 'release', after.verified_at !== null);
    return status ? { ...changes, status, reason: null } : changes;
  }

  /** Holds a listing that gets a photo which another account had before, unless somebody has let the picture pass. */
  async holdCopied(orm: Orm, listing: Stored, picture: PictureOfListing, now: Date): Promise<void> {
    const { id, user_id: userId } = listing;
    const held = holdingForPhoto(listing, { updated_at: now });
    if (!held || userId === null || picture.isAllowed) return;
    if ((await findLookAlike(orm, { ...picture, userId })) === undefined) return;
    const [after] = await orm.update(listings).set(held).where(eq(listings.id, id)).returning();
    if (!after) return;
    await hidePhotosOfClosed(orm, id, listing, after);
    await this.tell(orm, after);
  }

  /** Tells a seller by mail why a listing is held. */
  async tell(orm: Orm, listing: Stored): Promise<void> {
    const { status, reason } = listing;
    if (status !== 'held' || reason === null) return;
    const letter = await listingMail(orm, listing, { event: 'hold', reason }, this.#siteOrigin);
    if (letter) await enqueueMail(orm, letter);
  }
}

const wordsOf = (said: Partial<Said>): string => written.map((name) => said[name] ?? '').join('\n');

function holding(status: Stored['status'], reason: string, changes: Partial<Stored>): Partial<Stored> | undefined {
  const held = status === 'held' ? undefined : statusAfter(status, 'hold', false);
  return held && { ...changes, status: held, reason };
}

/** What whoever decides cannot see in the listing itself is the reason that they read. */
const seenByThemselves: ReadonlySet<string | null> = new Set([holdReasons.words, holdReasons.price, holdReasons.many]);

function holdingForPhoto({ status, reason }: Stored, changes: Partial<Stored>): Partial<Stored> | undefined {
  if (status === 'held' && seenByThemselves.has(reason)) return { ...changes, reason: holdReasons.photo };
  return holding(status, holdReasons.photo, changes);
}

async function listsTooMany(orm: Orm, userId: number, now: Date, counted = 0): Promise<boolean> {
  const { created_at: since, listings_added: added } = users;
  const [account] = await orm.select({ since, added }).from(users).where(eq(users.id, userId));
  const age = account ? now.getTime() - account.since.getTime() : Infinity;
  const limit = newcomers.find(({ days }) => age < days * DAY_MS);
  return account !== undefined && limit !== undefined && account.added - counted >= limit.most;
}
