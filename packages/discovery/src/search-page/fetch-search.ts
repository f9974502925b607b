import { type ApiClient, ApiError, fetchBikes, fetchBrands } from '@dopahiya/api-client';
import type { BikeRequest } from '@dopahiya/domain';
import { apiFilters, inOrder } from '@dopahiya/engines/bike-conditions';
import { type Reading, readPlainWords } from '@dopahiya/engines/plain-words';
import type { FetchOptions, BikePage, ListPageRequest } from '../bike-list/bike-list.ts';

const mostBrands = 100;

/** A long sentence is not looked up word by word: whatever comes after these is taken for unknown. */
const mostWords = 6;

/**
 * One page of what a search in plain words finds. Words that were not understood are looked for in names; when no name has
 * all of them, those that no name has do not count, and the answer says which these are.
 */
export async function fetchSearch(
  text: string,
  api: ApiClient,
  page: ListPageRequest,
  options: FetchOptions,
): Promise<BikePage> {
  const { results: brands } = await fetchBrands(api, { page: 1, limit: mostBrands }, options);
  const reading = readPlainWords(text, brands);
  const understood = apiFilters(inOrder(reading.parts.flatMap(({ conditions }) => conditions)));
  const fetchWith = (filters: BikeRequest) => fetchBikes(api, { ...filters, ...page }, options);
  const fetchNamed = (search: string) => fetchWith(search === '' ? onSale(understood) : { ...understood, search });
  if (reading.rest === '') return { ...(await fetchNamed('')), reading };
  const found = await unlessMissing(fetchNamed(reading.rest));
  if (found && found.count > 0) return { ...found, reading };
  const { known, unknown } = await lookUp(reading.rest, api, options);
  const read: Reading = { ...reading, rest: known.join(' '), unknown };
  const isRead = known.length > 0 || reading.parts.length > 0;
  if (unknown.length > 0 && isRead) return { ...(await fetchNamed(read.rest)), reading: read };
  return { ...(found ?? (await fetchNamed(reading.rest))), reading: read };
}

/** A name may be that of a bike which is sold no more; wishes are about what can be bought. */
const onSale = (filters: BikeRequest): BikeRequest => ({ status: 'on_sale', ...filters });

/** Which words stand in the name of a bike, and which in none. */
async function lookUp(text: string, api: ApiClient, options: FetchOptions) {
  const words = text.split(' ');
  const isNamed = await Promise.all(
    words.slice(0, mostWords).map(async (search) => (await fetchBikes(api, { search, limit: 1 }, options)).count > 0),
  );
  return { known: words.filter((_, place) => isNamed[place]), unknown: words.filter((_, place) => !isNamed[place]) };
}

/** A later page of a list that holds nothing is missing: the first one was found another way. */
async function unlessMissing(answer: Promise<BikePage>): Promise<BikePage | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
