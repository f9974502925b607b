import { type ApiClient, fetchRunningCosts, priceQueries } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import type { RunningCosts } from '@dopahiya/domain/prices';
import type { OwnershipComparison, Range } from '@dopahiya/engines/ownership';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { chosenBikeQueries } from '../chosen-bike/chosen-bike-queries.ts';
import type { OwnershipInputs } from './ownership-inputs.ts';

const freshFor = 5 * 60_000;

/** Fields of a bike needed to draw it. */
export type DrawnBike = Pick<BikeDetail, 'slug' | 'name' | 'brand' | 'image' | 'drawing'>;

/** Ownership cost of the bikes in a URL. */
export interface OwnershipAnswer {
  comparison: OwnershipComparison;
  /** Bikes in the comparison, to draw them. */
  drawn: DrawnBike[];
  energy: RunningCosts;
  petrol: Range | null;
  electricity: Range | null;
  /** Names of bikes without a known price or consumption, and search texts without a match. */
  unpriced: string[];
  unknown: string[];
}

/**
 * Queries of the ownership page. The result is a query too, so that the browser reuses the server's result and loads the simulation only
 * after a change.
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
            // General depreciation rates apply if another API has no listing data.
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
