import { type ApiClient, ApiError, fetchBikes, fetchBrands } from '@dopahiya/api-client';
import type { BikeRequest } from '@dopahiya/domain';
import { apiFilters } from '../bike-filters/api-filters.ts';
import { inOrder } from '../bike-filters/conditions.ts';
import type { FetchOptions, BikePage, ListPageRequest } from '../bike-list/bike-list.ts';
import { readPlainWords } from '../plain-words/read-plain-words.ts';
import type { Reading } from '../plain-words/reading.ts';

const mostBrands = 100;

/**
 * One page of what a search in plain words finds. Words that were not understood are looked for in names; when nothing
 * has them, what was understood counts alone and the answer says so: its reading then has no part for them.
 */
export async function fetchSearch(
  text: string,
  api: ApiClient,
  page: ListPageRequest,
  options: FetchOptions,
): Promise<BikePage> {
  const { results: brands } = await fetchBrands(api, { limit: mostBrands }, options);
  const reading = readPlainWords(text, brands);
  const understood = apiFilters(inOrder(reading.parts.flatMap(({ conditions }) => conditions)));
  const fetchWith = (filters: BikeRequest) => fetchBikes(api, { ...filters, ...page }, options);
  if (reading.rest === '') return { ...(await fetchWith(onSale(understood))), reading };
  const found = await unlessMissing(fetchWith({ ...understood, search: reading.rest }), reading);
  if (found && (found.count > 0 || reading.parts.length === 0)) return { ...found, reading };
  return { ...(await fetchWith(onSale(understood))), reading: { ...reading, isRestIgnored: true } };
}

/** A name may be that of a bike which is sold no more; wishes are about what can be bought. */
const onSale = (filters: BikeRequest): BikeRequest => ({ status: 'on_sale', ...filters });

/** A later page of a list that holds nothing is missing: the first one was found another way. */
async function unlessMissing(answer: Promise<BikePage>, { parts }: Reading): Promise<BikePage | null> {
  try {
    return await answer;
  } catch (error) {
    if (parts.length > 0 && error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
