import { asc, inArray, or } from 'drizzle-orm';
import { conversations } from '../../../../core/database/conversation-schema.ts';
import { listingPhotos, listings } from '../../../../core/database/listing-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { reviews } from '../../../../core/database/review-schema.ts';
import { bikes } from '../../../../core/database/schema.ts';
import type { SubjectRef } from './find-subject.ts';

/** Locks several subjects before they are read one by one, in the order of `lockAccountRows`: conversations, listings, bikes. */
export async function lockSubjects(transaction: Orm, names: readonly SubjectRef[]): Promise<void> {
  const of = (subject: SubjectRef['subject']) =>
    names.filter((name) => name.subject === subject).map(({ subject_id }) => subject_id);
  await transaction
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.id, of('conversation')))
    .orderBy(asc(conversations.id))
    .for('update');
  const ofPhotos = transaction
    .select({ id: listingPhotos.listing_id })
    .from(listingPhotos)
    .where(inArray(listingPhotos.id, of('photo')));
  await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(or(inArray(listings.id, of('listing')), inArray(listings.id, ofPhotos)))
    .orderBy(asc(listings.id))
    .for('update');
  const ofReviews = transaction
    .select({ id: reviews.bike_id })
    .from(reviews)
    .where(inArray(reviews.id, of('review')));
  await transaction
    .select({ id: bikes.id })
    .from(bikes)
    .where(inArray(bikes.id, ofReviews))
    .orderBy(asc(bikes.id))
    .for('no key update');
}
