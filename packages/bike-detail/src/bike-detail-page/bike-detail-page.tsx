import { bikeQueries, useApi, useShownError } from '@dopahiya/api-client';
import { isBikeSlug } from '@dopahiya/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { failureOf, isMissingBike } from '../bike-failure.ts';
import { headStartOf } from '../head-start.ts';
import { MissingBike } from '../missing-bike/missing-bike.tsx';
import { BikeFailureScreen } from './bike-failure-screen.tsx';
import { BikeOnItsWay } from './bike-on-its-way.tsx';
import { BikeSheet } from './bike-sheet.tsx';
import { InvalidSlug } from './invalid-slug.tsx';
import { useVisit } from './use-visit.ts';

export interface BikeDetailPageProps {
  /** The slugs of brand and bike, as the address has them. */
  brandSlug: string;
  slug: string;
  /** The site's search box, for when there is no such bike. */
  search?: ReactNode;
}

/** Everything about one bike. Coming from a card whose link carries `{ bike }` as state, name and picture show at once. */
export function BikeDetailPage(props: BikeDetailPageProps) {
  return isBikeSlug(props.slug) ? <BikeOfSlug key={props.slug} {...props} /> : <InvalidSlug />;
}

function BikeOfSlug({ brandSlug, slug, search }: BikeDetailPageProps) {
  const bike = useQuery(bikeQueries.detail(useApi(), slug));
  const error = useShownError(bike);
  const { state } = useLocation();
  const { data, isFetching, refetch } = bike;
  useVisit(data);

  const retry = () => void refetch();
  if (data) return <BikeSheet bike={data} error={error} onRetry={retry} retrying={isFetching} />;
  if (error && isMissingBike(error)) return <MissingBike address={{ brandSlug, slug }} search={search} />;
  if (error) return <BikeFailureScreen failure={failureOf(error)} onRetry={retry} retrying={isFetching} />;
  return <BikeOnItsWay card={headStartOf(state, slug)} />;
}
