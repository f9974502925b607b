import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { type BikeDetail, formatDate, type Review, type ReviewSort, type ReviewSummary } from '@dopahiya/domain';
import { Badge, ErrorPanel, Lazy, LoadMore, Rating, RatingBars, Section, SelectField } from '@dopahiya/ui-kit';
import { unsentReview, useSignedInName } from '@dopahiya/visitor';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as texts from '#texts/reviews';
import { useComingNear } from '../lazy-parts/lazy-sections.ts';
import { NoScript, UnlessScript } from '../lazy-parts/no-script.ts';
import { showNotOpened } from '../lazy-parts/show-not-opened.ts';
import { goToSection } from '../tab-bar/go-to-section.ts';
import { HelpfulVote } from './helpful-vote.tsx';
import { ReviewText } from './review-text.tsx';
import { bikeDetailQueries } from '../bike-detail-queries.ts';
import * as S from './reviews.styles.ts';

export interface ReviewsProps {
  bike: Pick<BikeDetail, 'slug' | 'name'>;
}

const orders: readonly { value: ReviewSort; label: string }[] = [
  { value: 'newest', label: texts.newestFirst },
  { value: 'highest', label: texts.highestFirst },
  { value: 'lowest', label: texts.lowestFirst },
];

/** What riders say of a bike, fetched when it comes near; who comes back from signing in is led to what they typed. */
export function Reviews({ bike }: ReviewsProps) {
  const { ref, isNear } = useComingNear();
  const [sort, setSort] = useState<ReviewSort>('newest');
  const name = useSignedInName();
  useEffect(() => {
    if (name !== null && unsentReview.read()?.bike === bike.slug) goToSection('#reviews');
  }, [name, bike.slug]);
  return (
    <div ref={ref}>
      <Section title={texts.title} tone="sunken">
        <ReviewList bike={bike} isNear={isNear} sort={sort} onSort={setSort} />
        {isNear && <Lazy load={loadYourReview} isWanted given={{ bike }} onFailure={showNotOpened} />}
      </Section>
    </div>
  );
}

const loadYourReview = async () => (await import('./your-review.tsx')).YourReview;

interface ReviewListProps extends ReviewsProps {
  isNear: boolean;
  sort: ReviewSort;
  onSort: (sort: ReviewSort) => void;
}

function ReviewList({ bike, isNear, sort, onSort }: ReviewListProps) {
  const reviews = useInfiniteQuery({ ...bikeDetailQueries.reviews(useApi(), bike.slug, sort), enabled: isNear });
  const error = useShownError(reviews);
  const { data, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = reviews;
  if (error && !data) {
    const text = texts.failedBecause(messageOf(error, texts.failed));
    return <ErrorPanel title={text} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <Waiting />;
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
            onChange={({ target }) => onSort(target.value as ReviewSort)}
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
        {hasNextPage && (
          <LoadMore label={texts.loadMore} loading={isFetchingNextPage} onLoadMore={() => void fetchNextPage()} />
        )}
      </div>
    </S.Columns>
  );
}

function Waiting() {
  return (
    <>
      <UnlessScript>
        <S.Awaited as="output">{texts.loading}</S.Awaited>
      </UnlessScript>
      <NoScript>{texts.needsScript}</NoScript>
    </>
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
        {rating !== null && <Rating value={rating} />}
      </S.Head>
      {title && <h3>{title}</h3>}
      {text && <ReviewText written={text} />}
      {!is_sample && <HelpfulVote bike={bike} review={review} />}
    </>
  );
}
