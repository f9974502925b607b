import { useApi } from '@dopahiya/api-client';
import { useSignedInName } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bikeDetailQueries } from '../bike-detail-queries.ts';
import { focusIn } from './focus-in.ts';
import { NewReview } from './new-review.tsx';
import { OwnReviewCard } from './own-review-card.tsx';
import { ReviewForm, type ReviewFormProps } from './review-form.tsx';
import * as S from './reviews.styles.ts';

/** The visitor's own review with edit and delete, or the button to write one. */
export function YourReview({ bike }: Pick<ReviewFormProps, 'bike'>) {
  const name = useSignedInName();
  const { data: review, isLoading } = useQuery(bikeDetailQueries.ownReview(useApi(), bike.slug, name));
  const [edited, setEdited] = useState<number | null>(null);
  if (isLoading) return null;
  if (name === null || !review) return <NewReview key={bike.slug} bike={bike} />;
  if (edited === review.id)
    return (
      <div key={review.id} ref={focusIn}>
        <ReviewForm bike={bike} review={review} onDone={() => setEdited(null)} />
      </div>
    );
  return (
    <S.Own>
      <OwnReviewCard review={review} bike={bike} onEdit={() => setEdited(review.id)} />
    </S.Own>
  );
}
