import { type ApiClient, ApiError, fetchBrand, fetchSuggestions } from '@dopahiya/api-client';
import type { Brand } from '@dopahiya/domain/bikes';
import type { BikeSuggestion } from '@dopahiya/domain/requests';
import { queryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** As many names are near enough to be meant. */
const maxNames = 4;

/** The address of a bike's page, whether or not there is such a bike. */
export interface BikeAddress {
  brandSlug: string;
  slug: string;
}

/** What is near the address of a bike that does not exist: bikes with a like name, and the brand where there is one. */
export interface BikeSuggestions {
  bikes: BikeSuggestion[];
  brand: Pick<Brand, 'name' | 'slug'> | null;
}

/** What the page of a bike that does not exist fetches. */
export const missingBikeQueries = {
  /** What to offer at its address; fetch it when the bike's own query has answered 404. */
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

/** What the first text finds that finds anything. */
async function nearestBikes(
  api: ApiClient,
  [text, ...others]: readonly string[],
  signal: AbortSignal,
): Promise<BikeSuggestion[]> {
  if (text === undefined) return [];
  const { results } = await fetchSuggestions(api, text, { signal });
  return results.length > 0 ? results.slice(0, maxNames) : nearestBikes(api, others, signal);
}

/** What the address says, the whole first, then the first word of the name; a search takes 100 characters at most. */
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
