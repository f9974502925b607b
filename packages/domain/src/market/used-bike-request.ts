import type { PageRequest } from '../requests/list-requests.ts';
import type { ListingColour, ListingCondition, ListingOwner, UsedBikeSort } from './listing-words.ts';

/**
 * What a list of used bikes can be narrowed and sorted by; several choices have commas between them. A bike of which a fact
 * is not known fulfils no condition on it; what is sold is never listed.
 */
export interface UsedBikeRequest extends PageRequest {
  /** Words of brand, model, version and city, or a year, in any order. */
  search?: string;
  /** Slugs or ids. */
  brand?: string | number;
  /** Slug or id of a model of the catalogue. */
  bike?: string | number;
  /** Name, slug or id. */
  city?: string | number;
  /** Name, slug or id of the city from which distances count. */
  near?: string | number;
  /** How many km from there at most; 50 without it. */
  within?: number;
  min_price?: number;
  max_price?: number;
  min_year?: number;
  max_year?: number;
  max_km?: number;
  owner?: string;
  condition?: string;
  /** Grades of the price. */
  deal?: string;
  verified?: 'true' | 'false';
  sort?: UsedBikeSort;
  facets?: 'true' | 'false';
}

/** A listing as its seller writes it: brand and city by id, price in whole rupees, dates as '2027-03-31'. */
export interface UsedBikeDraft {
  /** Named by the browser that sends it: sent again with the same key, it is one listing. */
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

/** What a seller can make of a listing: sold, for how much if they say so; withdrawn; or on sale again, for 60 days more. */
type SellersStatus = 'sold' | 'withdrawn' | 'active';

/** What a seller changes of a listing; `revision` is that of the listing as they last saw it. */
export interface UsedBikeChanges extends Partial<Omit<UsedBikeDraft, 'submission_key'>> {
  revision: number;
  status?: SellersStatus;
  sold_price?: number | null;
}
