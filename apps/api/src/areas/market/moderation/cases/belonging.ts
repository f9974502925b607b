import { sql } from 'drizzle-orm';
import { conversations } from '../../../../core/database/conversation-schema.ts';
import { listingPhotos, listings } from '../../../../core/database/listing-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { readRows } from '../../../../core/database/row-queries.ts';
import { reviews } from '../../../../core/database/review-schema.ts';
import type { SubjectRef } from '../subjects/find-subject.ts';

/** Identifies the listing, conversation and accounts that a case's content belongs to. */
export interface Belonging extends SubjectRef {
  listing: number | null;
  conversation: number | null;
  owner: number | null;
  buyer: number | null;
}

/** Returns what each subject belongs to, in the given order. */
export async function belongingsOf(orm: Orm, names: readonly SubjectRef[]): Promise<Belonging[]> {
  const named = sql.join(
    names.map(({ subject, subject_id }, place) => sql`(${place}::integer, ${subject}::text, ${subject_id}::integer)`),
    sql`, `,
  );
  return readRows<Belonging>(
    orm,
    sql`select named.subject, named.subject_id, coalesce(listing.id, shown.id, talk.listing_id) as listing,
        talk.id as conversation, coalesce(listing.user_id, shown.user_id, review.user_id, talk.seller_id) as owner,
        talk.buyer_id as buyer
      from (values ${named}) as named(place, subject, subject_id)
      left join ${listings} as listing on named.subject = 'listing' and listing.id = named.subject_id
      left join ${listingPhotos} as photo on named.subject = 'photo' and photo.id = named.subject_id
      left join ${listings} as shown on shown.id = photo.listing_id
      left join ${reviews} as review on named.subject = 'review' and review.id = named.subject_id
      left join ${conversations} as talk on named.subject = 'conversation' and talk.id = named.subject_id
      order by named.place`,
  );
}

/** Returns the distinct ids, without null. */
export const eachOnce = (ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.filter((id): id is number => id !== null)),
];
