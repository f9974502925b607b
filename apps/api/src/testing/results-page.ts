import type { BikeRequest } from '@dopahiya/domain/requests';
import { findAsRead, type Reading } from '@dopahiya/engines/plain-words';

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
  const asRead = (await get(`/api/search/reading/?search=${encodeURIComponent(text)}`)) as Reading;
  const pageOf = async (request: BikeRequest): Promise<FoundPage> => {
    const asked = Object.entries({ ...request, limit: 8 }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return (await get(`/api/bikes/?${new URLSearchParams(asked).toString()}`)) as FoundPage;
  };
  return findAsRead<FoundPage>(asRead, {
    list: pageOf,
    named: async (request) => {
      const { left_out = [], ...page } = await pageOf({ ...request, any_words: 'true' });
      return { ...page, left_out };
    },
  });
}
