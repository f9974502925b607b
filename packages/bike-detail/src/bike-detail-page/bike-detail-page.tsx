import { bikeQueries, countView, useApi, useShownError } from '@dopahiya/api-client';
import { type BikeCard, type BikeDetail, isBikeCard, toBikeCard } from '@dopahiya/domain/bikes';
import { isBikeSlug, paths } from '@dopahiya/domain/site';
import { Later, showToast, Skeleton } from '@dopahiya/ui-kit';
import { rememberViewed } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { failureOf, invalidSlugFailure, isMissingBike } from '../bike-failure.ts';
import { ShownPictureProvider, ShownPictureStore } from '../gallery/shown-picture.ts';
import { BikeFailureScreen } from './bike-failure-screen.tsx';
import { BikeOnItsWay } from './bike-on-its-way.tsx';
import { BikeSheet } from './bike-sheet.tsx';

// Loaded only when needed: pages of existing bikes never use it.
const loadMissingBike = async () => (await import('../missing-bike/missing-bike.tsx')).MissingBike;

export interface BikeDetailPageProps {
  /** Slug of the brand, from the address. */
  brandSlug: string;
  slug: string;
  /** Rider's height in cm from the address. */
  askedHeight?: number | null;
  /** City from the address, for prices. */
  askedCity?: string | null;
  /** The site's search box, shown if the bike does not exist. */
  search?: ReactNode;
}

/** Page of one bike. If the link that led here carries `{ bike }` as state, name and picture show at once. */
export function BikeDetailPage(props: BikeDetailPageProps) {
  return isBikeSlug(props.slug) ? <PicturedBike key={props.slug} {...props} /> : <InvalidSlug />;
}

/** Holds the gallery's current picture above both the loading and the loaded page, so that it survives the switch. */
function PicturedBike(props: BikeDetailPageProps) {
  const [shownPicture] = useState(() => new ShownPictureStore());
  return (
    <ShownPictureProvider value={shownPicture}>
      <BikeOfSlug {...props} />
    </ShownPictureProvider>
  );
}

function BikeOfSlug({ brandSlug, slug, askedHeight = null, askedCity = null, search }: BikeDetailPageProps) {
  const bike = useQuery(bikeQueries.detail(useApi(), slug));
  const error = useShownError(bike);
  const { state } = useLocation();
  const { data, isFetching, refetch } = bike;
  const address = useMemo(() => ({ brandSlug, slug }), [brandSlug, slug]);
  useVisit(data);

  const retry = useCallback(() => void refetch(), [refetch]);
  if (data)
    return (
      <BikeSheet
        bike={data}
        askedHeight={askedHeight}
        askedCity={askedCity}
        error={error}
        onRetry={retry}
        retrying={isFetching}
      />
    );
  if (error && isMissingBike(error))
    return <Later load={loadMissingBike} fallback={<Skeleton height="480px" />} address={address} search={search} />;
  if (error) return <BikeFailureScreen failure={failureOf(error)} onRetry={retry} retrying={isFetching} />;
  return <BikeOnItsWay card={headStartOf(state, slug)} />;
}

/** Records each visit to a bike's page and adds the bike to the recently viewed. */
function useVisit(bike: BikeDetail | undefined): void {
  const api = useApi();
  const slug = bike?.slug;
  const visit = useEffectEvent(() => {
    if (!bike) return;
    rememberViewed(toBikeCard(bike));
    void countView(api, bike.slug);
  });
  useEffect(() => {
    if (slug) visit();
  }, [slug]);
}

/** Returns the card from the navigation state if it is of this bike, else null. */
function headStartOf(state: unknown, slug: string): BikeCard | null {
  const { bike } = (state ?? {}) as { bike?: unknown };
  return isBikeCard(bike) && bike.slug === slug ? bike : null;
}

/** Shows an error toast for an invalid slug and redirects to all bikes. */
function InvalidSlug() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ kind: 'error', text: invalidSlugFailure.message });
    void navigate(paths.bikes, { replace: true });
  }, [navigate]);
  return <BikeFailureScreen failure={invalidSlugFailure} />;
}
