import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, EmptyState, ErrorPanel, Link, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/own-reviews';
import { bikeDetailQueries } from '../bike-detail-queries.ts';
import { DeleteReview, OwnReviewContent } from './own-review-card.tsx';
import * as S from './reviews.styles.ts';

/** All reviews of the visitor, each with its status and a link to its bike, where it can be edited. */
export function OwnReviews() {
  const reviews = useQuery(bikeDetailQueries.ownReviews(useApi(), useSignedInName()));
  const error = useShownError(reviews);
  const { data, isFetching, refetch } = reviews;
  if (error && !data) {
    const reason = messageOf(error, '');
    return <ErrorPanel title={texts.failed} message={reason} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data)
    return (
      <>
        <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
        <Skeleton height="144px" />
      </>
    );
  if (data.results.length === 0)
    return (
      <EmptyState
        title={texts.none}
        message={texts.noneMeans}
        action={<ButtonLink to={paths.bikes}>{texts.findBike}</ButtonLink>}
      />
    );
  return (
    <S.OwnList aria-label={texts.listLabel}>
      {data.results.map((review) => (
        <li key={review.id}>
          <h3>{`${review.bike.brand.name} ${review.bike.name}`}</h3>
          <OwnReviewContent review={review} />
          <S.Actions>
            <Link to={`${paths.bike(review.bike)}#reviews`}>{texts.edit}</Link>
            <DeleteReview review={review} />
          </S.Actions>
        </li>
      ))}
    </S.OwnList>
  );
}
