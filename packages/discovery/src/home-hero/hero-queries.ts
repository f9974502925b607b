import { type ApiClient, fetchBestBikes } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { isElectric } from '@dopahiya/domain/specifications';
import { queryOptions } from '@tanstack/react-query';

/** How many bikes stand on the road. */
const standing = 5;

/** The kinds that nobody takes for one another, in the order in which they stand. */
const kinds = ['cruiser', 'electric scooter', 'sports', 'streetbike', 'adventure'];

/** What the hero of the home page fetches, once a visit. */
export const heroQueries = {
  /** Machines of different kinds, each the best of its kind; what no card says of them stays behind. */
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
