import { type ApiClient, ApiError, fetchBrand, fetchSuggestions } from '@dopahiya/api-client';
import type { Brand } from '@dopahiya/domain/bikes';
import type { BikeSuggestion } from '@dopahiya/domain/requests';
import { queryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** Maximum number of suggestions. */
const maxNames = 4;

/** Slugs of a bike's address, whether or not the bike exists. */
export interface BikeAddress {
  brandSlug: string;
  slug: string;
}

/** Suggestions for an address without a bike: bikes with similar names, and the brand if it exists. */
export interface BikeSuggestions {
  bikes: BikeSuggestion[];
  brand: Pick<Brand, 'name' | 'slug'> | null;
}

/** Queries of the missing-bike page. */
export const missingBikeQueries = {
  /** Suggestions for the address; fetch after the bike's own query has answered 404. */
  suggestions: (api: ApiClient, { brandSlug, slug }: BikeAddress) =>
    queryOptions({
      queryKey: ['bike-suggestions', brandSlug, slug],
      queryFn: async ({ signal }): Promise<BikeSuggestions> => {
        const [bikes, brand] = await Promise.all([
          nearestBikes(api, textsOf({ brandSlug, slug }), signal),
          brandAt(api, brandSlug, signal),
        ]);
        return { bikes, brand };
      },
      staleTime: freshFor,
    }),
};

/** Returns the results of the first search text that has any. */
async function nearestBikes(
  api: ApiClient,
  [text, ...others]: readonly string[],
  signal: AbortSignal,
): Promise<BikeSuggestion[]> {
  if (text === undefined) return [];
  const { results } = await fetchSuggestions(api, text, { signal });
  return results.length > 0 ? results.slice(0, maxNames) : nearestBikes(api, others, signal);
}

/** Returns the search texts to try: the whole address first, then the first word of the name. A search takes at most 100 characters. */
function textsOf({ brandSlug, slug }: BikeAddress): string[] {
  const [brand, name] = [wordsOf(brandSlug), wordsOf(slug)];
  const [first = ''] = name.split(' ');
  const texts = [`${brand} ${name}`, name, `${brand} ${first}`, first].map((text) => text.slice(0, 100).trim());
  return [...new Set(texts)].filter(Boolean);
}

const wordsOf = (slug: string): string => slug.split('-').filter(Boolean).join(' ');

async function brandAt(api: ApiClient, slug: string, signal: AbortSignal): Promise<BikeSuggestions['brand']> {
  try {
    const { name, slug: known } = await fetchBrand(api, slug, { signal });
    return { name, slug: known };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
