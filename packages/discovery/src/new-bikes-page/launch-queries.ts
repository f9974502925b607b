import { type ApiClient, fetchBikes } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { dateInIndia } from '@dopahiya/domain/site';
import { queryOptions } from '@tanstack/react-query';

const mostLaunched = 12;
const newDays = 30;
const dayMs = 86_400_000;

/** Queries of the new-bikes page, besides its list. */
export const launchQueries = {
  /** Bikes launched in the last 30 days, newest first. */
  justLaunched: (api: ApiClient) =>
    queryOptions({
      queryKey: ['just-launched'],
      queryFn: async ({ signal }) => {
        const request = { status: 'on_sale', sort: 'launch', limit: mostLaunched } as const;
        const { results } = await fetchBikes(api, request, { signal });
        return results.filter((bike) => isNew(bike, Date.now()));
      },
      staleTime: Infinity,
    }),
};

/** Checks whether a bike was launched in the 30 days before `now` (in ms), by the date in India; `launch_date` is an ISO date. */
export function isNew({ launch_date }: Pick<BikeCard, 'launch_date'>, now: number): boolean {
  const age = Date.parse(dateInIndia(new Date(now))) - Date.parse(launch_date ?? '');
  return age >= 0 && age <= newDays * dayMs;
}
