import { type ApiClient, ApiError, fetchBike, fetchOnRoadPrice, fetchSuggestions } from '@dopahiya/api-client';
import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { isBikeSlug, paths, unknownBrandSlug } from '@dopahiya/domain/site';
import { queryOptions } from '@tanstack/react-query';
import type { BikeSuggestion } from '@dopahiya/domain/requests';

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

/** Returns the URL of the quotation check for a bike; empty values are omitted. */
export function quoteAddress(
  choice: BikeChoice,
  also: readonly (readonly [name: string, value: string])[] = [],
): string {
  const { bike, city, variant } = choice;
  const chosen = Object.entries({ bike, city, variant }).filter(([, value]) => value !== '');
  return `${paths.quoteChecker}?${new URLSearchParams([...chosen, ...also.map((pair) => [...pair])])}`;
}

/** Returns the full name of a suggested bike with its brand. */
export const suggestedName = ({ brand, brand_slug, name }: BikeSuggestion): string =>
  fullNameOf({ brand: { name: brand ?? '', slug: brand ? (brand_slug ?? brand) : unknownBrandSlug }, name });
