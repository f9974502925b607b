/** Which page of a list is fetched, counted from 1, and how many items it has. */
export interface PageRequest {
  page?: string | number;
  limit?: number;
}

/** Which brands are listed: those with every word of a text in their name, or the one with a slug. */
export interface BrandRequest extends PageRequest {
  search?: string;
  slug?: string;
}

/** Which cities are listed: those that a text names, or that are near to what it names. */
export interface CityRequest extends PageRequest {
  search?: string;
}

/** Which showrooms are listed: of a brand by slug or id (`brand` and `brands` mean the same), in a city by name or id. */
export interface DealershipRequest extends PageRequest {
  brand?: string | number;
  brands?: string | number;
  city?: string | number;
}

/** Which bikes a comparison is made of: those with a battery, or any. */
export const comparisonTypes = ['electric', 'bikes'] as const;
export type ComparisonType = (typeof comparisonTypes)[number];

/** Which bikes can be chosen for a comparison. */
export interface ComparisonChoiceRequest extends PageRequest {
  type?: ComparisonType | undefined;
}

/** Orders of a list of reviews: by date, or by rating with the newest of equals first. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Which reviews of a bike are listed: the newest first without a sort. */
export interface ReviewRequest extends PageRequest {
  sort?: ReviewSort;
}

/** Orders of a list of articles: a minus puts the newest, the most opened or the best liked first. */
export const newsOrderings = ['-published_date', 'published_date', '-view_count', '-like_count'] as const;
export type NewsOrdering = (typeof newsOrderings)[number];

/**
 * Which articles are listed: of a category, and with every word of a text in title, text or tags; the newest first without
 * an order. Beside an article, by its slug, those with the most tags and bikes in common come first, without itself.
 */
export interface NewsRequest extends PageRequest {
  search?: string;
  category?: string;
  related_to?: string;
  ordering?: NewsOrdering;
}

/** Which pages beside the bikes a search finds: those that its words mean, the likeliest first, and how many at most. */
export interface FoundPageRequest {
  search?: string;
  limit?: number;
}
