import { useApi, useShownError } from '@dopahiya/api-client';
import { isBikeSlug } from '@dopahiya/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { bikeDetailQuery } from '../bike-detail-query.ts';
import { failureOf } from '../bike-failure.ts';
import { headStartOf } from '../head-start.ts';
import { BikeFailureScreen } from './bike-failure-screen.tsx';
import { BikeOnItsWay } from './bike-on-its-way.tsx';
import { BikeSheet } from './bike-sheet.tsx';
import { InvalidSlug } from './invalid-slug.tsx';
import { useVisit } from './use-visit.ts';

export interface BikeDetailPageProps {
  /** The bike's slug, as its address has it. */
  slug: string;
}

/** Everything about one bike. Coming from a card whose link carries `{ bike }` as state, name and picture show at once. */
export function BikeDetailPage({ slug }: BikeDetailPageProps) {
  return isBikeSlug(slug) ? <BikeOfSlug key={slug} slug={slug} /> : <InvalidSlug />;
}

function BikeOfSlug({ slug }: BikeDetailPageProps) {
  const bike = useQuery(bikeDetailQuery(useApi(), slug));
  const error = useShownError(bike);
  const { state } = useLocation();
  const { data, isFetching, refetch } = bike;
  useVisit(data);

  const retry = () => void refetch();
  if (data) return <BikeSheet bike={data} error={error} onRetry={retry} retrying={isFetching} />;
  if (error) return <BikeFailureScreen failure={failureOf(error)} onRetry={retry} retrying={isFetching} />;
  return <BikeOnItsWay card={headStartOf(state, slug)} />;
}
