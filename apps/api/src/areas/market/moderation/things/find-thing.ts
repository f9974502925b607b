import type { ReportSubject } from '@dopahiya/domain/market';
import type { DecisionSubject } from '@dopahiya/domain/moderation';
import type { Orm } from '../../../../core/database/open-database.ts';
import { findConversation } from './conversation-thing.ts';
import { findFigure } from './figure-thing.ts';
import { findListing } from './listing-thing.ts';
import { findPhoto } from './photo-thing.ts';
import { findReport } from './report-thing.ts';
import { findReview } from './review-thing.ts';
import type { Thing } from './thing.ts';

/** A thing by what it is and its number, as reports name it. */
export interface ThingName {
  subject: ReportSubject;
  subject_id: number;
}

/** What a decision is about, by what it is and its number. */
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
} satisfies Record<DecisionSubject, (orm: Orm, id: number, siteOrigin: string) => Promise<Thing | undefined>>;

/** Finds a thing and locks it, within a transaction. */
export const findThing = (
  transaction: Orm,
  { subject, subject_id }: DecidedName,
  siteOrigin: string,
): Promise<Thing | undefined> => finders[subject](transaction, subject_id, siteOrigin);
