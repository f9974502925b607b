import { bikeListCalls } from '@dopahiya/api-client';
import type { BikeCard, BikeListName, BikeRequest } from '@dopahiya/domain';
import type { AskForBikes, BikePage } from './bike-list.ts';

/** Asks for the pages of a list of the API that has an address of its own. */
export function namedBikes(name: BikeListName, filters: BikeRequest = {}): AskForBikes {
  return (api, question, request) => bikeListCalls(api).named(name, { ...filters, ...question }, request);
}

/** Asks for the pages of all bikes that pass the filters. */
export function filteredBikes(filters: BikeRequest): AskForBikes {
  return (api, question, request) => api.bikes.list({ ...filters, ...question }, request);
}

/** Asks for the pages of all bikes that pass the filters; the first one says what they can be narrowed by. */
export function facetedBikes(filters: BikeRequest): AskForBikes {
  const further = filteredBikes(filters);
  return (api, question, options) =>
    options.isFirst
      ? bikeListCalls(api).faceted({ ...filters, ...question }, options)
      : further(api, question, options);
}

/** Asks for the pages of what is announced. */
export const upcomingBikes: AskForBikes = async (api, { page, limit }, request) => {
  // Loaded with the question: a page arrives with its answers, and the contract would weigh more than the page.
  const { upcomingCall } = await import('./upcoming-call.ts');
  return upcomingCall(api, { page, page_size: limit }, request);
};

/** A list that comes in one piece as the only page. */
export function onlyPage(bikes: BikeCard[]): BikePage {
  return { count: bikes.length, next: null, previous: null, results: bikes };
}
