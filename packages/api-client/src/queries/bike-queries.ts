import type { BikeCard } from '@dopahiya/domain/bikes';
import { isBikeSlug } from '@dopahiya/domain/site';
import { queryOptions } from '@tanstack/react-query';
import {
  fetchBestBikes,
  fetchBike,
  fetchElectricBikes,
  fetchPopularBikes,
  fetchTrendingBikes,
  fetchUpcomingBikes,
} from '../calls/catalogue.ts';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

const freshFor = 5 * 60_000;

type FetchBikes = (api: ApiClient, options: RequestOptions) => Promise<BikeCard[]>;

/** Creates the query of a list that is fetched once per visit. */
const list = (name: string, fetchList: FetchBikes) => (api: ApiClient) =>
  queryOptions({
    queryKey: ['bikes', name],
    queryFn: ({ signal }) => fetchList(api, { signal }),
    staleTime: Infinity,
  });

/** Drops the highlights where no card shows them: on the home page they would outweigh the hero. */
const withoutHighlights = (bikes: BikeCard[]): BikeCard[] => bikes.map((bike) => ({ ...bike, key_highlights: [] }));

const shelf = (name: string, fetchList: FetchBikes) =>
  list(name, async (api, options) => withoutHighlights(await fetchList(api, options)));

/** Queries of single bikes, and of short lists that several pages show. */
export const bikeQueries = {
  /** Details of a bike; an invalid slug is not fetched. */
  detail: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['bike', slug],
      queryFn: ({ signal }) => fetchBike(api, slug, { signal }),
      enabled: isBikeSlug(slug),
      staleTime: freshFor,
    }),
  /** Details of a bike by id, to find its path. */
  byId: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['bike', 'by-id', id],
      queryFn: ({ signal }) => fetchBike(api, id, { signal }),
      staleTime: freshFor,
    }),
  trending: shelf('trending', fetchTrendingBikes),
  popular: shelf('popular', fetchPopularBikes),
  electric: shelf('electric', fetchElectricBikes),
  upcoming: shelf('upcoming', fetchUpcomingBikes),
  best: list('best', fetchBestBikes),
};
