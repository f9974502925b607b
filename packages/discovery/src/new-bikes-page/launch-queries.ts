import { type ApiClient, fetchBikes } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { dateInIndia } from '@dopahiya/domain/site';
import { queryOptions } from '@tanstack/react-query';

const mostLaunched = 12;
const newDays = 30;
const dayMs = 86_400_000;

/** What the page of new bikes fetches beside its list. */
export const launchQueries = {
  /** The bikes that came into the showrooms in the last 30 days, the latest first. */
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

/** Whether a bike was launched within the 30 days up to India's day of a moment, in ms; its launch date is a day in ISO form. */
export function isNew({ launch_date }: Pick<BikeCard, 'launch_date'>, now: number): boolean {
  const age = Date.parse(dateInIndia(new Date(now))) - Date.parse(launch_date ?? '');
  return age >= 0 && age <= newDays * dayMs;
}
