import { ApiError } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import type { BikeList, NamedPage } from '../bike-list/bike-list.ts';

/** The ride finder, from which the lists of a kind, a size and a budget branch off. */
export const rideFinder: NamedPage = { label: 'Ride finder', to: paths.trendingBikes };

/** What all lists say of their prices and drawings. */
export const howToRead =
  'Prices are ex-showroom Delhi; registration and insurance come on top. All bikes are drawn to one scale, from their published dimensions where there are any.';

/** The failure of a list whose page tells the status: 'Failed to fetch bikes: 500 The garage is closed.' */
export function failureWithStatus(title: string, things: string): BikeList['failure'] {
  return { title, message: (error) => statusMessage(error, things) };
}

function statusMessage(error: Error, things: string): string {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return `Failed to fetch ${things}.`;
  return error.kind === 'status' ? `Failed to fetch ${things}: ${error.status} ${error.message}` : error.message;
}
