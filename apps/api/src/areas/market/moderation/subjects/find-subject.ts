import type { ReportSubject } from '@dopahiya/domain/market';
import type { DecisionSubject } from '@dopahiya/domain/moderation';
import type { Orm } from '../../../../core/database/open-database.ts';
import { findConversation } from './conversation-subject.ts';
import { findFigure } from './figure-subject.ts';
import { findListing } from './listing-subject.ts';
import { findPhoto } from './photo-subject.ts';
import { findReport } from './report-thing.ts';
import { findReview } from './review-subject.ts';
import type { LockedSubject } from './locked-subject.ts';

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
} satisfies Record<DecisionSubject, (orm: Orm, id: number, siteOrigin: string) => Promise<LockedSubject | undefined>>;

/** Finds and locks the subject of a report or decision, within a transaction. */
export const findSubject = (
  transaction: Orm,
  { subject, subject_id }: DecidedName,
  siteOrigin: string,
): Promise<LockedSubject | undefined> => finders[subject](transaction, subject_id, siteOrigin);
