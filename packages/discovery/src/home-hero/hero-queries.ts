import { type ApiClient, fetchBestBikes } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { isElectric } from '@dopahiya/domain/specifications';
import { queryOptions } from '@tanstack/react-query';

/** Number of bikes on the road. */
const standing = 5;

/** Clearly different kinds of bike, in display order. */
const kinds = ['cruiser', 'electric scooter', 'sports', 'streetbike', 'adventure'];

/** Queries of the home page's hero, fetched once per visit. */
export const heroQueries = {
  /** The best bike of each kind, filled up with other best bikes, without their highlights, which the hero does not show. */
  lineUp: (api: ApiClient) =>
    queryOptions({
      queryKey: ['home-hero', 'line-up'],
      queryFn: async ({ signal }) => variedOf(await fetchBestBikes(api, { signal })),
      staleTime: Infinity,
    }),
};

function variedOf(bikes: BikeCard[]): BikeCard[] {
  const drawn = bikes.filter(({ drawing, image }) => drawing && image);
  const ofKinds = kinds.flatMap((kind) => drawn.find((bike) => kindOf(bike) === kind) ?? []);
  return [...new Set([...ofKinds, ...drawn])].slice(0, standing).map(withoutHighlights);
}

const withoutHighlights = (bike: BikeCard): BikeCard => ({ ...bike, key_highlights: [] });

const kindOf = (bike: BikeCard): string => (isElectric(bike) ? `electric ${bike.body_style}` : (bike.body_style ?? ''));
