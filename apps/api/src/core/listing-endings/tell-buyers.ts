import { isWarning, type ListingEnding, type ListingStatus } from '@dopahiya/domain/market';
import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { users } from '../database/account-schema.ts';
import { conversations, messageMails, userBlocks } from '../database/conversation-schema.ts';
import { listings } from '../database/listing-schema.ts';
import type { Orm } from '../database/open-database.ts';
import { enqueueMail } from '../outbox/enqueue-mail.ts';
import { endingMail } from './ending-mail.ts';

type Stored = typeof listings.$inferSelect;

/** Listing before and after a change. */
export interface ListingChange {
  before: Pick<Stored, 'id' | 'status' | 'reason' | 'ending_told_at'>;
  after: { status: Stored['status']; reason: string | null } | 'deleted' | 'left';
}

/** Meaning of a listing's change for its buyers. */
interface News {
  listing: number;
  ending: ListingEnding | null;
  reason: string | null;
  /** Whether it is sent even if the buyer has turned off mails. */
  isUrgent: boolean;
}

const DAY_MS = 86_400_000;

/**
 * Notifies everybody who wrote about listings that these ended or are shown again, within the transaction that changes them; the rows are
 * locked. Warnings are always sent. A seller's own changes are sent at most once a day per listing, to those who want such mails.
 */
export async function tellBuyers(
  transaction: Orm,
  changes: ListingChange | readonly ListingChange[],
  now: Date,
): Promise<void> {
  const news = [changes].flat().flatMap((change) => newsOf(change, now) ?? []);
  if (news.length === 0) return;
  const told = new Map(news.map((one) => [one.listing, one]));
  const calm = news.flatMap(({ listing, isUrgent }) => (isUrgent ? [] : [listing]));
  if (calm.length > 0)
    await transaction.update(listings).set({ ending_told_at: now }).where(inArray(listings.id, calm));
  const buyers = await buyersOf(transaction, [...told.keys()]);
  const mails = buyers.flatMap(({ user, conversation, wantsNone }) => {
    const one = told.get(conversation.listing_id ?? 0);
    if (!one || (wantsNone && !one.isUrgent)) return [];
    return [endingMail(user, { ...one, conversation: conversation.id, bike: conversation.bike_name })];
  });
  await enqueueMail(transaction, mails);
}

function newsOf({ before, after }: ListingChange, now: Date): News | undefined {
  const was = endingOf(before.status);
  const ending = typeof after === 'string' ? after : endingOf(after.status);
  const reason = typeof after === 'object' && ending === 'removed' ? after.reason : null;
  const isSame = ending === was && reason === (was === 'removed' ? before.reason : null);
  const isUrgent = ending === null || isWarning(ending);
  const isNews = isUrgent ? isNewWarning(was, ending) : was === null && !wasToldLately(before, now);
  return isSame || !isNews ? undefined : { listing: before.id, ending, reason, isUrgent };
}

/** Checks whether a warning is due or no longer applies; after a removal buyers get no milder message. */
function isNewWarning(was: ListingEnding | null, ending: ListingEnding | null): boolean {
  if (ending === null) return was !== null && isWarning(was);
  return was !== 'removed' || ending === 'removed';
}

const wasToldLately = ({ ending_told_at: at }: ListingChange['before'], now: Date): boolean =>
  at !== null && at.getTime() > now.getTime() - DAY_MS;

/** Finds the buyers who wrote about listings and locks their accounts against deletion until the transaction ends. */
function buyersOf(transaction: Orm, ids: readonly number[]) {
  const { id, listing_id, bike_name, buyer_id, seller_id } = conversations;
  const isOff = isNotNull(messageMails.off_at);
  const isBlocked = sql`exists (select from ${userBlocks} as block
    where (block.user_id, block.blocked_id) in ((${buyer_id}, ${seller_id}), (${seller_id}, ${buyer_id})))`;
  return transaction
    .select({
      user: users,
      conversation: { id, listing_id, bike_name },
      wantsNone: sql<boolean>`(coalesce(${isOff}, false) or ${isBlocked})`,
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, buyer_id))
    .leftJoin(messageMails, eq(messageMails.user_id, users.id))
    .where(inArray(listing_id, [...ids]))
    .orderBy(users.id, id)
    .for('key share', { of: users });
}

/** Returns how a listing ended, by its status; null while it is on sale. */
export const endingOf = (status: ListingStatus): ListingEnding | null => endings[status];

const endings: Record<ListingStatus, ListingEnding | null> = {
  pending: null,
  active: null,
  held: 'checking',
  rejected: 'removed',
  sold: 'sold',
  withdrawn: 'withdrawn',
  expired: 'expired',
};
