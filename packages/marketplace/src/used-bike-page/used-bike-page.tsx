import { countUsedBikeView, isWrongAddress, useApi, usedBikeQueries, useShownError } from '@dopahiya/api-client';
import { Container, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as texts from '#texts/used-bike-page';
import { MissingUsedBike } from './missing-used-bike.tsx';
import { UsedBikeFailure } from './used-bike-failure.tsx';
import { UsedBikeSheet } from './used-bike-sheet.tsx';

export interface UsedBikePageProps {
  /** Slug or id of the bike. */
  slug: string;
}

/** Page of a used bike, with the costs beyond its price and what to check before paying. */
export function UsedBikePage({ slug }: UsedBikePageProps) {
  const bike = useQuery(usedBikeQueries.detail(useApi(), slug));
  const error = useShownError(bike);
  const { data, isFetching, refetch } = bike;
  useVisit(data ? slug : null);
  if (data) return <UsedBikeSheet key={data.id} bike={data} />;
  if (isWrongAddress(error)) return <MissingUsedBike slug={slug} error={error} />;
  if (error) return <UsedBikeFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Container>
      <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
      <Skeleton height="640px" />
    </Container>
  );
}

/** Records each visit to a bike's page. */
function useVisit(slug: string | null): void {
  const api = useApi();
  const visit = useEffectEvent((opened: string) => {
    void countUsedBikeView(api, opened);
  });
  useEffect(() => {
    if (slug !== null) visit(slug);
  }, [slug]);
}
