import { paths } from '@dopahiya/domain/site';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../../../core/database/open-database.ts';
import { reportHolds } from '../../../../core/database/report-hold-schema.ts';
import { reviews } from '../../../../core/database/review-schema.ts';
import { bikes, brands } from '../../../../core/database/schema.ts';
import type { DescribedCase } from './described-case.ts';

/** Describes reviews with their text. */
export async function describeReviews(orm: Orm, ids: number[]): Promise<DescribedCase[]> {
  const bike = { id: bikes.id, slug: bikes.slug, name: bikes.name };
  const brand = { slug: brands.slug, name: brands.name };
  // An edited review waits for moderation, regardless of earlier holds.
  const isReported = sql<boolean>`exists (
    select from ${reportHolds} as hold where hold.subject = 'review' and hold.subject_id = ${reviews.id}
      and hold.held_at >= ${reviews.created_at})`;
  const rows = await orm
    .select({ review: reviews, bike, brand, isReported })
    .from(reviews)
    .innerJoin(bikes, eq(bikes.id, reviews.bike_id))
    .innerJoin(brands, eq(brands.id, bikes.brand_id))
    .where(inArray(reviews.id, ids));
  return rows.map(({ review, isReported: isHeldByReports, ...about }) => {
    const isHeld = review.status === 'PENDING' && isHeldByReports;
    const hidden = isHeld ? 'held' : 'waiting';
    return {
      subject: 'review',
      subject_id: review.id,
      title: `${about.brand.name} ${about.bike.name}: ${review.rating} of 5`,
      path: review.status === 'PUBLISHED' ? paths.bike({ ...about.bike, brand: about.brand }) : null,
      state: review.status === 'PUBLISHED' ? 'shown' : hidden,
      holds: isHeld ? ['reports'] : [],
      words: [review.title, review.text].flatMap((text) => (text ? [{ side: 'author', text }] : [])),
      photos: [],
    };
  });
}
