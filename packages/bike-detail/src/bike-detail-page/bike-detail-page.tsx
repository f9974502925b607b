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

// No page of a bike that there is needs its code.
const loadMissingBike = async () => (await import('../missing-bike/missing-bike.tsx')).MissingBike;

export interface BikeDetailPageProps {
  /** The slugs of brand and bike, as the address has them. */
  brandSlug: string;
  slug: string;
  /** The rider's height in cm that the address asks about. */
  askedHeight?: number | null;
  /** The city whose prices the address asks for. */
  askedCity?: string | null;
  /** The site's search box, for when there is no such bike. */
  search?: ReactNode;
}

/** Everything about one bike. Coming from a card whose link carries `{ bike }` as state, name and picture show at once. */
export function BikeDetailPage(props: BikeDetailPageProps) {
  return isBikeSlug(props.slug) ? <PicturedBike key={props.slug} {...props} /> : <InvalidSlug />;
}

/** What is shown of a bike's pictures outlives the page on its way, whose place the whole page takes. */
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

/** Counts that a bike's page was opened, once for each time that it is, and remembers the bike among those seen last. */
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

/** The card that a visitor came from, when the navigation state carries that of this very bike. */
function headStartOf(state: unknown, slug: string): BikeCard | null {
  const { bike } = (state ?? {}) as { bike?: unknown };
  return isBikeCard(bike) && bike.slug === slug ? bike : null;
}

/** Says that no bike can have such a slug, and goes on to all bikes; without scripts a link leads there. */
function InvalidSlug() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ kind: 'error', text: invalidSlugFailure.message });
    void navigate(paths.bikes, { replace: true });
  }, [navigate]);
  return <BikeFailureScreen failure={invalidSlugFailure} />;
}
