import {
  type ApiClient,
  ApiError,
  fetchBikes,
  fetchBrands,
  fetchFoundBikes,
  fetchSuggestions,
} from '@dopahiya/api-client';
import type { BikeRequest, SearchLead } from '@dopahiya/domain/requests';
import { apiFilters, inOrder } from '@dopahiya/engines/bike-conditions';
import { type Reading, readPlainWords } from '@dopahiya/engines/plain-words';
import type { BikePage, FetchOptions, ListPageRequest } from '../bike-list/bike-list.ts';

const mostBrands = 100;

/**
 * One page of what a search in plain words finds, with the pages that it asks for beside the bikes. Words that were not
 * understood are looked for in names; those that no bike has beside the others do not count, and the answer says which.
 */
export async function fetchSearch(
  text: string,
  api: ApiClient,
  page: ListPageRequest,
  options: FetchOptions,
): Promise<BikePage> {
  const { results: brands } = await fetchBrands(api, { page: 1, limit: mostBrands }, options);
  const reading = readPlainWords(text, brands);
  const leadsOf = (isAsking: boolean) => (isAsking && page.page === 1 ? fetchLeads(text, api, options) : []);
  const isAsking = reading.aim !== undefined || reading.place !== undefined;
  const [found, asked] = await Promise.all([findBikes(reading, { api, page, options }), leadsOf(isAsking)]);
  const leads = isAsking ? asked : await leadsOf((found.reading.unknown ?? []).length > 0);
  return { ...found, reading: withoutPlaces(found.reading, leads), leads };
}

/** A city that leads somewhere is neither unknown nor left out. */
function withoutPlaces({ place, unknown = [], ...reading }: Reading, leads: readonly SearchLead[]): Reading {
  const places = leads.flatMap(({ city }) => city?.asked.toLowerCase() ?? []);
  const words = new Set(places.flatMap((name) => name.split(' ')));
  const isFound = place !== undefined && places.includes(place.toLowerCase());
  return {
    ...reading,
    unknown: unknown.filter((word) => !words.has(word.toLowerCase())),
    ...(place !== undefined && !isFound && { place }),
  };
}

interface Asked {
  api: ApiClient;
  page: ListPageRequest;
  options: FetchOptions;
}

type ReadPage = BikePage & { reading: Reading };

/** The bikes of what was read; where no bike fulfils all of it those of the names, else those of the conditions alone. */
async function findBikes(reading: Reading, { api, page, options }: Asked): Promise<ReadPage> {
  const { rest, parts } = reading;
  const understood = apiFilters(inOrder(parts.flatMap(({ conditions }) => conditions)));
  const fetchAll = () => fetchBikes(api, { ...onSale(understood), ...page }, options);
  if (rest === '') return { ...(await fetchAll()), reading };
  const fetchNamed = async (filters: BikeRequest): Promise<ReadPage> => {
    const { left_out, ...found } = await fetchFoundBikes(api, { ...filters, search: rest, ...page }, options);
    return { ...found, reading: { ...reading, ...withoutWords(rest, left_out) } };
  };
  if (parts.length === 0) return fetchNamed({});
  const found = await unlessMissing(fetchNamed(understood));
  if (found) return found;
  const named = await unlessMissing(fetchNamed({}));
  if (named) return { ...named, reading: { ...named.reading, unfit: parts } };
  return { ...(await fetchAll()), reading: { ...reading, rest: '', unknown: rest.split(' ') } };
}

/** A name may be that of a bike which is sold no more; wishes are about what can be bought. */
const onSale = (filters: BikeRequest): BikeRequest => ({ status: 'on_sale', ...filters });

/** The words that count and those that do not; all count when none does, for then there is nothing to show. */
function withoutWords(rest: string, leftOut: readonly string[]): Pick<Reading, 'rest' | 'unknown'> {
  const isLeftOut = (word: string) => leftOut.includes(word.toLowerCase());
  const words = rest.split(' ');
  const known = words.filter((word) => !isLeftOut(word));
  return { rest: known.join(' '), unknown: words.filter(isLeftOut) };
}

/** A list that holds nothing has no later page: its first one was found another way. */
async function unlessMissing(answer: Promise<ReadPage>): Promise<ReadPage | null> {
  try {
    const found = await answer;
    return found.count > 0 ? found : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** What the words ask for beside the bikes is an offer: without it the list stands. */
const fetchLeads = (text: string, api: ApiClient, options: FetchOptions): Promise<readonly SearchLead[]> =>
  fetchSuggestions(api, text, options).then(
    ({ leads }) => leads,
    () => [],
  );
