import type { ApiClient, RequestOptions } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain';
import { queryOptions } from '@tanstack/react-query';

type Ask = (api: ApiClient, request: RequestOptions) => Promise<BikeCard[]>;

/** A list that is fetched once a visit: showing it again asks nobody. */
const listQuery = (name: string, ask: Ask) => (api: ApiClient) =>
  queryOptions({
    queryKey: ['bikes', name],
    queryFn: ({ signal }) => ask(api, { signal }),
    staleTime: Infinity,
  });

/** The lists of bikes that the home page and the best bikes page show: query options, keys and functions together. */
export const bikeQueries = {
  trending: listQuery('trending', ({ bikes }, request) => bikes.trending(request)),
  popular: listQuery('popular', ({ statistics }, request) => statistics.popularBikes(request)),
  electric: listQuery('electric', ({ bikes }, request) => bikes.electric(request)),
  upcoming: listQuery('upcoming', ({ bikes }, request) => bikes.upcoming(request)),
  best: listQuery('best', ({ bikes }, request) => bikes.best(request)),
};
