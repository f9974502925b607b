import type { ReportSubject } from '@dopahiya/domain/market';
import type { Orm } from '../../../../core/database/open-database.ts';
import type { SubjectRef } from '../subjects/find-subject.ts';
import { describeConversations } from './describe-conversations.ts';
import { describeFigures } from './describe-figures.ts';
import { describeListings } from './describe-listings.ts';
import { describePhotos } from './describe-photos.ts';
import { describeReviews } from './describe-reviews.ts';
import type { DescribedCase } from './described-case.ts';

const describers = {
  conversation: describeConversations,
  figure: describeFigures,
  listing: describeListings,
  photo: describePhotos,
  review: describeReviews,
} satisfies Record<ReportSubject, (orm: Orm, ids: number[]) => Promise<DescribedCase[]>>;

/** Describes content in the given order, with one query per kind; deleted content is left out. */
export async function describeCases(orm: Orm, names: readonly SubjectRef[]): Promise<DescribedCase[]> {
  const bySubject = Map.groupBy(names, ({ subject }) => subject);
  const described = await Promise.all(
    [...bySubject].map(([subject, ones]) =>
      describers[subject](
        orm,
        ones.map(({ subject_id }) => subject_id),
      ),
    ),
  );
  const found = new Map(described.flat().map((one) => [keyOf(one), one]));
  return names.flatMap((name) => found.get(keyOf(name)) ?? []);
}

const keyOf = ({ subject, subject_id }: SubjectRef): string => `${subject}-${subject_id}`;
