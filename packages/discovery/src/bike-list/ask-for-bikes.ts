import type { ApiClient, BikeFilters, BikeListName } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain';
import type { AskForBikes, BikePage } from './bike-list.ts';

// Loaded with the first question: a page arrives with its answers, and the contract would weigh more than the page.
const callsOf = async (api: ApiClient) => (await import('./list-calls.ts')).listCalls(api);

/** Asks for the pages of a list of the API that has an address of its own. */
export function namedBikes(name: BikeListName, filters: BikeFilters = {}): AskForBikes {
  return async (api, question, request) => (await callsOf(api)).named(name, { ...filters, ...question }, request);
}

/** Asks for the pages of all bikes that pass the filters. */
export function filteredBikes(filters: BikeFilters): AskForBikes {
  return (api, question, request) => api.bikes.list({ ...filters, ...question }, request);
}

/** Asks for the pages of all bikes that pass the filters; the first one says what they can be narrowed by. */
export function facetedBikes(filters: BikeFilters): AskForBikes {
  const further = filteredBikes(filters);
  return async (api, question, options) =>
    options.isFirst
      ? (await callsOf(api)).faceted({ ...filters, ...question }, options)
      : further(api, question, options);
}

/** Asks for the pages of what is announced. */
export const upcomingBikes: AskForBikes = async (api, { page, limit }, request) =>
  (await callsOf(api)).upcoming({ page, page_size: limit }, request);

/** A list that comes in one piece as the only page. */
export function onlyPage(bikes: BikeCard[]): BikePage {
  return { count: bikes.length, next: null, previous: null, results: bikes };
}
