import { type ApiClient, ApiError, fetchBike, fetchOnRoadPrice, fetchSuggestions } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { isBikeSlug } from '@dopahiya/domain/site';
import { queryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** What to price: a bike by slug or search text, a city and a variant. */
export interface BikeChoice {
  bike: string;
  city: string;
  variant: string;
}

interface Purchase extends BikeChoice {
  loan: boolean;
}

/** Queries of a chosen bike and its price. */
export const chosenBikeQueries = {
  /** The bike with a slug, or the best match for a text from a form; null if none. */
  named: (api: ApiClient, bike: string) =>
    queryOptions({
      queryKey: ['chosen-bike', bike],
      queryFn: async ({ signal }): Promise<BikeDetail | null> => {
        const bySlug = isBikeSlug(bike) ? await orNull(fetchBike(api, bike, { signal })) : null;
        if (bySlug || bike === '') return bySlug;
        const [best] = (await fetchSuggestions(api, bike, { signal })).results;
        return best?.slug ? fetchBike(api, best.slug, { signal }) : null;
      },
      staleTime: freshFor,
    }),
  /** Its on-road price; null without a bike. */
  price: (api: ApiClient, { bike, city, variant, loan }: Purchase) =>
    queryOptions({
      queryKey: ['chosen-bike', 'price', bike, city, variant, loan],
      queryFn: async ({ client, signal }): Promise<OnRoadPrice | null> => {
        const found = await client.query(chosenBikeQueries.named(api, bike));
        if (!found?.slug) return null;
        const known = found.variants.some(({ name }) => name === variant) ? variant : undefined;
        return fetchOnRoadPrice(api, found.slug, { city, variant: known, loan }, { signal });
      },
      staleTime: freshFor,
    }),
};

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
