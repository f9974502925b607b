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

/** The highlights stay behind where no card shows them: on the home page they would weigh more than the hero. */
const withoutHighlights = (bikes: BikeCard[]): BikeCard[] => bikes.map((bike) => ({ ...bike, key_highlights: [] }));

const shelfQuery = (name: string, ask: Ask) =>
  listQuery(name, async (api, request) => withoutHighlights(await ask(api, request)));

/** The lists of bikes that the home page and the best bikes page show: query options, keys and functions together. */
export const bikeQueries = {
  trending: shelfQuery('trending', ({ bikes }, request) => bikes.trending(request)),
  popular: shelfQuery('popular', ({ statistics }, request) => statistics.popularBikes(request)),
  electric: shelfQuery('electric', ({ bikes }, request) => bikes.electric(request)),
  upcoming: shelfQuery('upcoming', ({ bikes }, request) => bikes.upcoming(request)),
  best: listQuery('best', ({ bikes }, request) => bikes.best(request)),
};
