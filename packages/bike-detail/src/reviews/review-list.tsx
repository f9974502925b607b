import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { Review, ReviewSummary } from '@dopahiya/domain/content';
import type { ReviewSort } from '@dopahiya/domain/requests';
import { formatDate } from '@dopahiya/domain/site';
import { Badge, ErrorPanel, LoadMore, SelectField } from '@dopahiya/ui-kit';
import { Rating } from '../rating/rating.tsx';
import { RatingBars } from '../rating/rating-bars.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/reviews';
import { bikeDetailQueries } from '../bike-detail-queries.ts';
import { HelpfulVote } from './helpful-vote.tsx';
import { ReviewText } from './review-text.tsx';
import type { ReviewsProps } from './reviews.tsx';
import * as S from './reviews.styles.ts';
import { ReviewsWaiting } from './reviews-waiting.tsx';

const orders: readonly { value: ReviewSort; label: string }[] = [
  { value: 'newest', label: texts.newestFirst },
  { value: 'highest', label: texts.highestFirst },
  { value: 'lowest', label: texts.lowestFirst },
];

/** Reviews of a bike with their summary, in the chosen sort order. */
export function ReviewList({ bike }: ReviewsProps) {
  const [sort, setSort] = useState<ReviewSort>('newest');
  const reviews = useInfiniteQuery(bikeDetailQueries.reviews(useApi(), bike.slug, sort));
  const error = useShownError(reviews);
  const { data, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = reviews;
  if (error && !data) {
    const text = texts.failedBecause(messageOf(error, texts.failed));
    return <ErrorPanel title={text} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <ReviewsWaiting />;
  const [{ summary }] = data.pages as [(typeof data.pages)[number]];
  const found = data.pages.flatMap(({ results }) => results);
  if (found.length === 0) return <p>{texts.noneFound}</p>;
  return (
    <S.Columns>
      <Summary summary={summary} />
      <div>
        <S.Order>
          <SelectField
            label={texts.orderLabel}
            options={orders}
            value={sort}
            onChange={({ target }) => setSort(target.value as ReviewSort)}
          />
        </S.Order>
        <S.List aria-label={texts.listLabel} aria-busy={isFetching}>
          {found.map((review) => (
            <li key={review.id}>
              <ReviewItem bike={bike.slug} review={review} />
            </li>
          ))}
        </S.List>
        {error && <p role="alert">{texts.failedBecause(messageOf(error, texts.moreFailed))}</p>}
        <LoadMore
          label={texts.loadMore}
          loading={isFetchingNextPage}
          {...(hasNextPage && { onLoadMore: () => void fetchNextPage() })}
        />
      </div>
    </S.Columns>
  );
}

function Summary({ summary }: { summary: ReviewSummary | null }) {
  if (!summary || summary.count === 0) return <p>{texts.notRated}</p>;
  return (
    <S.Summary>
      <S.Average>{texts.average(summary.average?.toFixed(1) ?? '', { b })}</S.Average>
      <p>{texts.ratingCount(summary.count)}</p>
      <RatingBars distribution={summary.distribution} />
    </S.Summary>
  );
}

const b = (text: string) => <b key="stars">{text}</b>;

function ReviewItem({ bike, review }: { bike: string; review: Review }) {
  const { author_name, rating, title, text, created_at, is_sample } = review;
  return (
    <>
      <S.Head>
        <b>{author_name ?? texts.unnamedAuthor}</b>
        {created_at && <time dateTime={created_at}>{formatDate(created_at)}</time>}
        {is_sample && <Badge tone="plain">{texts.sample}</Badge>}
        {rating !== null && !is_sample && <Rating value={rating} />}
      </S.Head>
      {title && <h3>{title}</h3>}
      {text && <ReviewText written={text} />}
      {!is_sample && <HelpfulVote bike={bike} review={review} />}
    </>
  );
}
