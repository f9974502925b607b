import { paths } from '@dopahiya/domain/site';
import { eq } from 'drizzle-orm';
import { listings } from '../../../../core/database/listing-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { tellBuyers } from '../../../../core/listing-endings/tell-buyers.ts';
import { holdReasons } from '../../holding/hold-reasons.ts';
import { isOpen, type ListingEvent, statusAfter } from '../../own/listing-states.ts';
import { hidePhotosOfClosed } from '../../photos/photo-file-repository.ts';
import { listingMail } from '../listing-mail.ts';
import type { LockedSubject, SubjectEvent, SubjectState } from './locked-subject.ts';
import { findUsers, subjectMails } from './subject-mail.ts';
import type { MailTexts } from '../../../../core/texts/index.ts';

type Stored = typeof listings.$inferSelect;

/** Finds and locks a listing. */
export async function findListing(orm: Orm, id: number): Promise<LockedSubject | undefined> {
  const [row] = await orm.select().from(listings).where(eq(listings.id, id)).for('update');
  if (!row) return undefined;
  return {
    owner: row.user_id,
    state: stateOfListing(row),
    waits: row.status === 'held',
    // Reports do not hold a verified listing; it becomes an urgent case instead.
    held: isOpen(row.status) && row.verified_at === null ? after(row, 'hold', holdReasons.reports) : undefined,
    decided: (verdict, reason) => (verdict === 'allow' ? allowed(row) : refused(row, reason)),
    write: (state, now) => write(orm, row, state, now),
    mails: (event, state, reason) => mailsOf(orm, { ...row, ...columnsOf(state) }, event, reason),
  };
}

/** Returns the columns of a listing that a decision changes. */
export const stateOfListing = ({ status, reason, verified_at, sold_at }: Stored): SubjectState => ({
  status,
  reason,
  verified_at: verified_at?.toISOString() ?? null,
  sold_at: sold_at?.toISOString() ?? null,
});

function after(row: Stored, event: ListingEvent, reason: string | null): SubjectState | undefined {
  const status = statusAfter(row.status, event, row.verified_at !== null);
  return status && { ...stateOfListing(row), status, reason };
}

const allowed = (row: Stored): SubjectState | undefined =>
  row.status === 'held' ? after(row, 'release', null) : stateOfListing(row);

function refused(row: Stored, reason: string): SubjectState | undefined {
  if (row.status === 'rejected') return { ...stateOfListing(row), reason };
  const state = after(row, 'reject', reason);
  return state && { ...state, verified_at: null, sold_at: null };
}

function columnsOf({
  status,
  reason = null,
  verified_at,
  sold_at,
}: SubjectState): Pick<Stored, 'status' | 'reason' | 'verified_at' | 'sold_at'> {
  return {
    status: status as Stored['status'],
    reason,
    verified_at: verified_at ? new Date(verified_at) : null,
    sold_at: sold_at ? new Date(sold_at) : null,
  };
}

async function write(orm: Orm, row: Stored, state: SubjectState, now: Date): Promise<void> {
  const { id, revision } = row;
  const changes = { ...columnsOf(state), revision: revision + 1, updated_at: now };
  await orm.update(listings).set(changes).where(eq(listings.id, id));
  await hidePhotosOfClosed(orm, id, row, changes);
  await tellBuyers(orm, { before: row, after: changes }, now);
}

async function mailsOf(orm: Orm, row: Stored, event: SubjectEvent, reason: string) {
  if (event === 'reversed') {
    const bike = ({ listedBike }: MailTexts) => listedBike(`${row.brand_name} ${row.model}`, row.year_of_manufacture);
    const link = ({ seeListings: label }: MailTexts) => ({ label, path: `${paths.profile}#listings` });
    return subjectMails(await findUsers(orm, [row.user_id]), { what: 'listing', bike, link }, event, reason);
  }
  const letter = await listingMail(orm, row, decisions[event](reason));
  return letter ? [letter] : [];
}

const decisions = {
  held: () => ({ event: 'hold' as const, reason: holdReasons.reports }),
  allowed: () => ({ event: 'release' as const }),
  refused: (reason: string) => ({ event: 'reject' as const, reason }),
};
