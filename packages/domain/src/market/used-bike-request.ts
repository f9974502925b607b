import type { PageRequest } from '../requests/list-requests.ts';
import type { UsedBikeSort } from './listing-words.ts';

/**
 * Filters and sort order for used bikes; multiple values are comma-separated. A bike with an unknown value never
 * matches a filter on it; sold bikes are never listed.
 */
export interface UsedBikeRequest extends PageRequest {
  /** Words of brand, model, version and city, or a year, in any order. */
  search?: string;
  /** Slugs or ids. */
  brand?: string | number;
  /** Slug or id of a catalogue model. */
  bike?: string | number;
  /** Name, slug or id. */
  city?: string | number;
  /** Name, slug or id of the city to measure distances from. */
  near?: string | number;
  /** Maximum distance from there in km; 50 by default. */
  within?: number;
  min_price?: number;
  max_price?: number;
  min_year?: number;
  max_year?: number;
  max_km?: number;
  owner?: string;
  condition?: string;
  /** Price ratings. */
  deal?: string;
  verified?: 'true' | 'false';
  sort?: UsedBikeSort;
  facets?: 'true' | 'false';
}
