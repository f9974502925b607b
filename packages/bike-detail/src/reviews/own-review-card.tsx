import { deleteReview, messageOf, useApi } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import type { OwnReview } from '@dopahiya/domain/content';
import { formatDate } from '@dopahiya/domain/site';
import { Badge, Button, Dialog, ErrorPanel, showToast } from '@dopahiya/ui-kit';
import { Rating } from '../rating/rating.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/own-reviews';
import { ownReviewsKey, reviewsKey } from '../bike-detail-queries.ts';
import { ReviewText } from './review-text.tsx';
import * as S from './reviews.styles.ts';

export interface OwnReviewCardProps {
  review: OwnReview;
  bike: Pick<BikeDetail, 'slug' | 'name'>;
  onEdit: () => void;
}

/** The visitor's review of a bike, with its status and buttons to edit and delete it. */
export function OwnReviewCard({ review, bike, onEdit }: OwnReviewCardProps) {
  return (
    <section aria-label={texts.yours(bike.name)}>
      <h3>{texts.yours(bike.name)}</h3>
      <OwnReviewContent review={review} />
      <S.Actions>
        <Button tone="secondary" onClick={onEdit}>
          {texts.edit}
        </Button>
        <DeleteReview review={review} />
      </S.Actions>
    </section>
  );
}

/** Status, stars and text of a review, as its author sees it. */
export function OwnReviewContent({ review }: { review: OwnReview }) {
  const { status, reason, rating, title, text, created_at } = review;
  return (
    <>
      <S.Head>
        <Badge tone="plain">{texts.states[status]}</Badge>
        <time dateTime={created_at}>{formatDate(created_at)}</time>
        <Rating value={rating} />
      </S.Head>
      {status === 'PENDING' && <p>{texts.pendingMeans}</p>}
      {status === 'REJECTED' && <p>{texts.refusedBecause(reason ?? '')}</p>}
      {title && <b>{title}</b>}
      <ReviewText written={text} />
    </>
  );
}

/** Button to delete the visitor's review, with a confirmation. */
export function DeleteReview({ review }: Pick<OwnReviewCardProps, 'review'>) {
  const api = useApi();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteReview(api, review.id),
    onSuccess: () => {
      showToast({ kind: 'success', text: texts.removed });
      void queries.invalidateQueries({ queryKey: reviewsKey(review.bike.slug) });
      return queries.invalidateQueries({ queryKey: ownReviewsKey });
    },
  });
  return (
    <>
      <Button tone="quiet" onClick={() => setAsked(true)}>
        {texts.remove}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={texts.removeTitle}
        footer={
          <>
            <Button tone="secondary" onClick={() => setAsked(false)}>
              {texts.keep}
            </Button>
            <Button loading={isPending} onClick={() => mutate()}>
              {isPending ? texts.removing : texts.remove}
            </Button>
          </>
        }
      >
        <p>{texts.removeMeans}</p>
        {error && <ErrorPanel title={texts.removeFailed} message={messageOf(error, texts.removeFailedWhy)} />}
      </Dialog>
    </>
  );
}
