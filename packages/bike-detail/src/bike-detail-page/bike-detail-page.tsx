import { useApi, useShownError } from '@dopahiya/api-client';
import { isBikeSlug } from '@dopahiya/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { bikeDetailQuery } from '../bike-detail-query.ts';
import { failureOf, invalidSlugFailure } from '../bike-failure.ts';
import { headStartOf } from '../head-start.ts';
import { BikeFailureScreen } from './bike-failure-screen.tsx';
import { BikeOnItsWay } from './bike-on-its-way.tsx';
import { BikeSheet } from './bike-sheet.tsx';

export interface BikeDetailPageProps {
  /** The bike's slug, as its address has it. */
  slug: string;
}

/** Everything about one bike. Coming from a card whose link carries `{ bike }` as state, name and picture show at once. */
export function BikeDetailPage({ slug }: BikeDetailPageProps) {
  if (!isBikeSlug(slug)) return <BikeFailureScreen failure={invalidSlugFailure} />;
  return <BikeOfSlug key={slug} slug={slug} />;
}

function BikeOfSlug({ slug }: BikeDetailPageProps) {
  const bike = useQuery(bikeDetailQuery(useApi(), slug));
  const error = useShownError(bike);
  const { state } = useLocation();
  const { data, isFetching, refetch } = bike;

  if (error) {
    return <BikeFailureScreen failure={failureOf(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return data ? <BikeSheet bike={data} /> : <BikeOnItsWay card={headStartOf(state, slug)} />;
}
