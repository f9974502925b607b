import { LateNavigate } from '@dopahiya/site';
import { Later, Skeleton } from '@dopahiya/ui-kit';
import { bikeQueries, useApi, useShownError } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf, isMissingBike } from '../bike-failure.ts';
import { BikeFailureScreen } from './bike-failure-screen.tsx';
import { BikeOnItsWay } from './bike-on-its-way.tsx';

// Loaded only when needed: pages of existing bikes never use it.
const loadMissingBike = async () => (await import('../missing-bike/missing-bike.tsx')).MissingBike;

export interface BikeByIdPageProps {
  id: string;
  /** The site's search box, shown if the bike does not exist. */
  search?: ReactNode;
}

/** Redirects from a bike's id to the address of its page; shows the missing-bike screen if there is no such bike. */
export function BikeByIdPage({ id, search }: BikeByIdPageProps) {
  const bike = useQuery(bikeQueries.byId(useApi(), id));
  const error = useShownError(bike);
  const { data, isFetching, refetch } = bike;
  if (data) return <LateNavigate to={paths.bike(data)} />;
  if (error && isMissingBike(error))
    return <Later load={loadMissingBike} fallback={<Skeleton height="480px" />} search={search} />;
  if (error) {
    return <BikeFailureScreen failure={failureOf(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return <BikeOnItsWay card={null} />;
}
