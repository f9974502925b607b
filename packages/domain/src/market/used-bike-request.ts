import type { PageRequest } from '../requests/list-requests.ts';
import type { ListingColour, ListingCondition, ListingOwner, UsedBikeSort } from './listing-words.ts';

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

/** New listing: brand and city by id, price in whole rupees, dates as '2027-03-31'. */
export interface UsedBikeDraft {
  /** Idempotency key from the browser: a listing sent again with the same key is stored once. */
  submission_key?: string;
  brand: number | string;
  model: string;
  version?: string | null;
  year_of_manufacture: number;
  km_ridden: number;
  color?: ListingColour | null;
  city: number | string;
  registration_location: string;
  owner: ListingOwner;
  condition: ListingCondition;
  expected_price: number;
  is_price_negotiable: boolean;
  is_insured: boolean;
  insurance_expiry_date?: string | null;
  is_loan_active: boolean;
  loan_provider?: string | null;
  loan_remarks?: string | null;
  description: string;
  contact: string;
}

/** Status that a seller can set: sold (optionally with the price), withdrawn, or active for 60 more days. */
type SellersStatus = 'sold' | 'withdrawn' | 'active';

/** Seller's changes to a listing; `revision` is the one they last saw. */
export interface UsedBikeChanges extends Partial<Omit<UsedBikeDraft, 'submission_key'>> {
  revision: number;
  status?: SellersStatus;
  sold_price?: number | null;
}
