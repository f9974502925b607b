import { and, asc, eq, exists, gt, inArray, isNull, not, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { conversations, reports } from '../../../core/database/conversation-schema.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import { listingPhotos, listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { reportHoldReports, reportHolds } from '../../../core/database/report-hold-schema.ts';
import { reviews } from '../../../core/database/review-schema.ts';
import { caseMark } from './cases/described-case.ts';
import { describeCases } from './cases/describe-cases.ts';

/** A hold because of reports. */
export type ReportHold = typeof reportHolds.$inferSelect;

/** Returns the latest holds of their content in which reports matching a condition take part. */
export function findLastHolds(orm: Orm, theirs: SQL): Promise<ReportHold[]> {
  const later = alias(reportHolds, 'later');
  const { id, subject, subject_id } = reportHolds;
  const isLater = and(eq(later.subject, subject), eq(later.subject_id, subject_id), gt(later.id, id));
  const parts = orm
    .select({ id: reportHoldReports.hold_id })
    .from(reportHoldReports)
    .innerJoin(reports, eq(reports.id, reportHoldReports.report_id))
    .where(theirs);
  return orm
    .select()
    .from(reportHolds)
    .where(and(inArray(id, parts), not(exists(orm.select({ id: later.id }).from(later).where(isLater)))))
    .orderBy(asc(subject), asc(subject_id));
}

/** Returns the holds that still stand and whose content is unchanged; content its owner has edited since must be reviewed first. */
export async function findUnchangedHolds(orm: Orm, holds: readonly ReportHold[]): Promise<ReportHold[]> {
  const described = await describeCases(orm, holds);
  const marks = new Map(
    described
      .filter(({ state, holds: codes }) => state === 'held' && codes.includes('reports'))
      .map((one) => [`${one.subject}-${one.subject_id}`, caseMark(one)]),
  );
  return holds.filter((hold) => marks.get(`${hold.subject}-${hold.subject_id}`) === hold.mark);
}

/** Checks whether an open report matching a condition is about this user's content. */
export async function reportsOwn(orm: Orm, theirs: SQL, user: number): Promise<boolean> {
  const { subject, subject_id } = reports;
  const { listing, photo, review, conversation } = idsOf(orm, user);
  const own = or(
    and(eq(subject, 'listing'), inArray(subject_id, listing)),
    and(eq(subject, 'photo'), inArray(subject_id, photo)),
    and(eq(subject, 'review'), inArray(subject_id, review)),
    and(eq(subject, 'conversation'), inArray(subject_id, conversation)),
  );
  return (await countRows(orm, reports, and(theirs, isNull(reports.decision_id), own))) > 0;
}

const idsOf = (orm: Orm, user: number) => {
  const listing = orm.select({ id: listings.id }).from(listings).where(eq(listings.user_id, user));
  return {
    listing,
    photo: orm.select({ id: listingPhotos.id }).from(listingPhotos).where(inArray(listingPhotos.listing_id, listing)),
    review: orm.select({ id: reviews.id }).from(reviews).where(eq(reviews.user_id, user)),
    conversation: orm
      .select({ id: conversations.id })
      .from(conversations)
      .where(or(eq(conversations.buyer_id, user), eq(conversations.seller_id, user))),
  };
};
