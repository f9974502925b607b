import {
  type ApiClient,
  ApiError,
  fetchBikes,
  fetchBrands,
  fetchFoundBikes,
  fetchSuggestions,
} from '@dopahiya/api-client';
import type { BikeRequest, SearchLead } from '@dopahiya/domain/requests';
import { findAsRead, type Reading, readPlainWords } from '@dopahiya/engines/plain-words';
import type { BikePage, FetchOptions, ListPageRequest } from '../bike-list/bike-list.ts';

const maxBrands = 100;

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
  const { results: brands } = await fetchBrands(api, { page: 1, limit: maxBrands }, options);
  const reading = readPlainWords(text, brands);
  const leadsOf = (isAsking: boolean) => (isAsking && page.page === 1 ? fetchLeads(text, api, options) : []);
  const isAsking = reading.aim !== undefined || reading.place !== undefined;
  const asking = { api, page, options };
  const [found, asked] = await Promise.all([findBikes(reading, asking), leadsOf(isAsking)]);
  const [leads, without] = await Promise.all([
    isAsking ? asked : leadsOf((found.reading.unknown ?? []).length > 0),
    countWithout(found, asking),
  ]);
  return { ...found, reading: withoutPlaces(found.reading, leads), leads, without };
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

/** A page of what was read, in the order that was read unless the visitor chose another. */
async function findBikes(asked: Reading, { api, page, options }: Asked): Promise<ReadPage> {
  const inPage = (request: BikeRequest) => ({ ...request, ...page, sort: page.sort ?? request.sort ?? 'popularity' });
  const { found, reading } = await findAsRead<BikePage>(asked, {
    list: (request) => fetchBikes(api, inPage(request), options),
    named: (request) => unlessMissing(fetchFoundBikes(api, { ...inPage(request), search: request.search }, options)),
  });
  return { ...found, reading };
}

/** A list that holds nothing has no later page: its first one was found another way. */
async function unlessMissing<Found>(answer: Promise<Found>): Promise<Found | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** More conditions than these nobody needs to see one by one. */
const maxDropped = 6;

/** What each condition alone costs: how many bikes are found without it; nothing where some fulfil all. */
async function countWithout(
  { count: found, reading }: ReadPage,
  { api, options }: Asked,
): Promise<BikePage['without']> {
  const { parts } = reading;
  const narrowing = parts.filter(({ conditions }) => conditions.length > 0);
  if (found > 0 || narrowing.length < 2) return [];
  const without = narrowing.slice(0, maxDropped).map(async (part) => {
    const others = { ...reading, parts: parts.filter((other) => other !== part) };
    const left = await findBikes(others, { api, page: { page: 1, limit: 1, sort: undefined }, options });
    return { part, count: left.count };
  });
  return (await Promise.all(without)).filter(({ count }) => count > 0);
}

/** What the words ask for beside the bikes is an offer: without it the list stands. */
const fetchLeads = (text: string, api: ApiClient, options: FetchOptions): Promise<readonly SearchLead[]> =>
  fetchSuggestions(api, text, options).then(
    ({ leads }) => leads,
    () => [],
  );
