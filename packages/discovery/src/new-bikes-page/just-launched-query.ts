import type { ApiClient } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain';
import { queryOptions } from '@tanstack/react-query';

const mostLaunched = 12;
const newDays = 30;
const dayMs = 86_400_000;

/** The bikes that came into the showrooms in the last 30 days, the latest first. */
export const justLaunchedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['bikes', 'just-launched'],
    queryFn: async ({ signal }) => {
      const { results } = await api.bikes.list({ status: 'on_sale', sort: 'launch', limit: mostLaunched }, { signal });
      return results.filter((bike) => isNew(bike, Date.now()));
    },
    staleTime: Infinity,
  });

/** Whether a bike was launched within the 30 days before a moment, in ms; its launch date is a day in ISO form. */
export function isNew({ launch_date }: Pick<BikeCard, 'launch_date'>, now: number): boolean {
  const age = now - Date.parse(launch_date ?? '');
  return age >= 0 && age <= newDays * dayMs;
}
