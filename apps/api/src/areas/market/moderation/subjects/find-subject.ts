import type { ReportSubject } from '@dopahiya/domain/market';
import type { DecisionSubject } from '@dopahiya/domain/moderation';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../../../core/database/open-database.ts';
import { findConversation } from './conversation-subject.ts';
import { findListing } from './listing-subject.ts';
import { findPhoto } from './photo-subject.ts';
import { findReview } from './review-subject.ts';
import type { LockedSubject } from './locked-subject.ts';
import { figureReports } from '../../../../core/database/figure-report-schema.ts';
import { reports } from '../../../../core/database/conversation-schema.ts';

/** Kind and id of content that can be reported. */
export interface SubjectRef {
  subject: ReportSubject;
  subject_id: number;
}

/** Kind and id of what a decision is about. */
export interface DecidedName {
  subject: DecisionSubject;
  subject_id: number;
}

const finders = {
  conversation: findConversation,
  figure: findFigure,
  listing: findListing,
  photo: findPhoto,
  report: findReport,
  review: findReview,
} satisfies Record<DecisionSubject, (orm: Orm, id: number) => Promise<LockedSubject | undefined>>;

/** Finds and locks the subject of a report or decision, within a transaction. */
export const findSubject = (
  transaction: Orm,
  { subject, subject_id }: DecidedName,
): Promise<LockedSubject | undefined> => finders[subject](transaction, subject_id);

/** Finds and locks a reported figure; it has no owner and is never public. */
async function findFigure(orm: Orm, id: number): Promise<LockedSubject | undefined> {
  const [row] = await orm.select().from(figureReports).where(eq(figureReports.id, id)).for('update');
  if (!row) return undefined;
  return {
    owner: null,
    state: {},
    waits: row.decision_id === null,
    held: undefined,
    decided: () => ({}),
    write: () => Promise.resolve(),
    mails: () => Promise.resolve([]),
  };
}

/** Finds and locks the report whose sender's reports were undone; reversing that only reopens them. */
async function findReport(orm: Orm, id: number): Promise<LockedSubject | undefined> {
  const [row] = await orm.select().from(reports).where(eq(reports.id, id)).for('update');
  if (!row) return undefined;
  return {
    owner: row.reporter_id,
    state: {},
    waits: false,
    held: undefined,
    decided: () => undefined,
    write: () => Promise.resolve(),
    mails: () => Promise.resolve([]),
  };
}
