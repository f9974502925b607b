import { type ApiClient, fetchRunningCosts, priceQueries } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import type { RunningCosts } from '@dopahiya/domain/prices';
import type { OwnershipComparison, Range } from '@dopahiya/engines/ownership';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { chosenBikeQueries } from '../chosen-bike/chosen-bike-queries.ts';
import type { OwnershipInputs } from './ownership-inputs.ts';

const freshFor = 5 * 60_000;

/** What is needed to draw a bike. */
export type DrawnBike = Pick<BikeDetail, 'slug' | 'name' | 'brand' | 'image' | 'drawing'>;

/** What bikes cost to own, as an address asks for it. */
export interface OwnershipAnswer {
  comparison: OwnershipComparison;
  /** The bikes of the comparison, to draw them. */
  drawn: DrawnBike[];
  energy: RunningCosts;
  petrol: Range | null;
  electricity: Range | null;
  /** Names of bikes whose price or consumption is not known, and words that name no bike. */
  unpriced: string[];
  unknown: string[];
}

/**
 * What owning is worked out from. The answer is a query, so that the browser does not draw anew what the server drew,
 * and loads what draws once something is changed.
 */
export const ownershipQueries = {
  energy: (api: ApiClient, city: string) =>
    queryOptions({
      queryKey: ['running-costs', city],
      queryFn: ({ signal }) => fetchRunningCosts(api, city, { signal }),
      staleTime: freshFor,
    }),
  answer: (api: ApiClient, { limited: _, unread: __, namesCity: ___, ...inputs }: OwnershipInputs) =>
    queryOptions({
      queryKey: ['ownership', inputs],
      queryFn: async ({ client, signal }): Promise<OwnershipAnswer> => {
        const { city, bikes } = inputs;
        const price = (bike: string) => chosenBikeQueries.price(api, { bike, city, variant: '', loan: inputs.loan });
        const [energy, ...found] = await Promise.all([
          client.query(ownershipQueries.energy(api, city)),
          ...bikes.map(async (words) => {
            const bike = await client.query(chosenBikeQueries.named(api, words));
            if (!bike) return { words, bike, price: null, values: null };
            // General rates hold where another API knows nothing of listings.
            const byAge = client.query(priceQueries.byAge(api, bike.slug)).catch(() => null);
            return { words, bike, price: await client.query(price(words)), values: await byAge };
          }),
        ]);
        const { workOutAnswer } = await import('./work-out-answer.ts');
        return workOutAnswer(inputs, energy, { found, signal });
      },
      staleTime: freshFor,
      placeholderData: keepPreviousData,
    }),
};
