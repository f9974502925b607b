import type { BikeRequest } from '@dopahiya/domain/requests';
import { BrandNames, type NamedBrand } from '@dopahiya/engines/parser';
import { findAsRead, type Reading, readPlainWords } from '@dopahiya/engines/plain-words';

/** Bikes of the results page, as far as tests check them. */
export interface FoundPage {
  count: number;
  results: { id: number; name: string; brand_name: string; status: string }[];
  left_out?: string[];
}

/** Loads what the results page of a search shows, and how it interprets the words; `get` requests an API address. */
export async function resultsPage(
  text: string,
  get: (path: string) => Promise<unknown>,
): Promise<{ found: FoundPage; reading: Reading }> {
  const { results: brands } = (await get('/api/brands/?limit=100')) as { results: NamedBrand[] };
  const pageOf = async (request: BikeRequest): Promise<FoundPage> => {
    const asked = Object.entries({ ...request, limit: 8 }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return (await get(`/api/bikes/?${new URLSearchParams(asked).toString()}`)) as FoundPage;
  };
  return findAsRead<FoundPage>(readPlainWords(text, new BrandNames(brands)), {
    list: pageOf,
    named: async (request) => {
      const { left_out = [], ...page } = await pageOf({ ...request, any_words: 'true' });
      return { ...page, left_out };
    },
  });
}
