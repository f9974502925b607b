import {
  type ApiClient,
  ApiError,
  fetchBikes,
  fetchFoundBikes,
  fetchSearchReading,
  fetchSuggestions,
} from '@dopahiya/api-client';
import type { BikeRequest, SearchLead } from '@dopahiya/domain/requests';
import { findAsRead, type Reading } from '@dopahiya/engines/plain-words';
import type { BikePage, FetchOptions, ListPageRequest } from '../bike-list/bike-list.ts';

/**
 * Fetches one page of a plain-language search, with other pages it asks for. Unrecognised words are searched in names; words that match no
 * bike together with the rest are dropped and reported.
 */
export async function fetchSearch(
  text: string,
  api: ApiClient,
  page: ListPageRequest,
  options: FetchOptions,
): Promise<BikePage> {
  const reading = text.trim() === '' ? { text, parts: [], rest: '' } : await fetchSearchReading(api, text, options);
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

/** Removes a city from the unknown words if a suggested page uses it. */
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

/** Fetches a page of bikes for the parsed search, in the order that it asks for unless the visitor chose another. */
async function findBikes(asked: Reading, { api, page, options }: Asked): Promise<ReadPage> {
  const inPage = (request: BikeRequest) => ({ ...request, ...page, sort: page.sort ?? request.sort ?? 'popularity' });
  const { found, reading } = await findAsRead<BikePage>(asked, {
    list: (request) => fetchBikes(api, inPage(request), options),
    named: async (request) => {
      const wanted = { ...inPage(request), search: request.search };
      // A browser reports a page that is missing as an error, even where it is caught.
      if (page.page > 1 && (await fetchFoundBikes(api, { ...wanted, page: 1, limit: 1 }, options)).count === 0)
        return null;
      return unlessMissing(fetchFoundBikes(api, wanted, options));
    },
  });
  return { ...found, reading };
}

/** Returns null for a 404: a list has no page after its last one. */
async function unlessMissing<Found>(answer: Promise<Found>): Promise<Found | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Maximum number of conditions that are each tried without. */
const maxDropped = 6;

/** Counts the bikes found without each single condition; undefined if some bikes meet all. */
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

/** Fetches the other pages that the words ask for; failure is ignored, because they are optional. */
const fetchLeads = (text: string, api: ApiClient, options: FetchOptions): Promise<readonly SearchLead[]> =>
  fetchSuggestions(api, text, options).then(
    ({ leads }) => leads,
    () => [],
  );
