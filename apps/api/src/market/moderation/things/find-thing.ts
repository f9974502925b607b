import type { ReportSubject } from '@dopahiya/domain/market';
import type { Orm } from '../../../db/open-database.ts';
import { findConversation } from './conversation-thing.ts';
import { findFigure } from './figure-thing.ts';
import { findListing } from './listing-thing.ts';
import { findPhoto } from './photo-thing.ts';
import { findReview } from './review-thing.ts';
import type { Thing } from './thing.ts';

/** A thing by what it is and its number, as reports name it. */
export interface ThingName {
  subject: ReportSubject;
  subject_id: number;
}

const finders = {
  conversation: findConversation,
  figure: findFigure,
  listing: findListing,
  photo: findPhoto,
  review: findReview,
} satisfies Record<ReportSubject, (orm: Orm, id: number, siteOrigin: string) => Promise<Thing | undefined>>;

/** Finds a thing and locks it, within a transaction. */
export const findThing = (
  transaction: Orm,
  { subject, subject_id }: ThingName,
  siteOrigin: string,
): Promise<Thing | undefined> => finders[subject](transaction, subject_id, siteOrigin);
