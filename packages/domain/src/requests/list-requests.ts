/** Page of a list, counted from 1, and its number of items. */
export interface PageRequest {
  page?: string | number;
  limit?: number;
}

/** Filter for brands: brands whose name contains every word of a text, or the one with a slug. */
export interface BrandRequest extends PageRequest {
  search?: string;
  slug?: string;
}

/** Filter for cities: those that match a text, or are near the place it names. */
export interface CityRequest extends PageRequest {
  search?: string;
}

/** Filter for showrooms: by brand (slug or id; `brand` and `brands` mean the same) and city (name or id). */
export interface DealershipRequest extends PageRequest {
  brand?: string | number;
  brands?: string | number;
  city?: string | number;
}

/** Types of comparisons: electric bikes only, or any bikes. */
export const comparisonTypes = ['electric', 'bikes'] as const;
export type ComparisonType = (typeof comparisonTypes)[number];

/** Filter for the bikes that can be chosen for a comparison. */
export interface ComparisonChoiceRequest extends PageRequest {
  type?: ComparisonType | undefined;
}

/** Sort orders for reviews: by date, or by rating with the newest first among equals. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Sort order and page of a bike's reviews; newest first by default. */
export interface ReviewRequest extends PageRequest {
  sort?: ReviewSort;
}

/** Sort orders for articles: a minus puts the newest, the most viewed or the most liked first. */
export const newsOrderings = ['-published_date', 'published_date', '-view_count', '-like_count'] as const;
export type NewsOrdering = (typeof newsOrderings)[number];

/**
 * Filter for articles: by category and by words in title, text or tags; newest first by default. `related_to`
 * (the slug of an article) lists those with the most tags and bikes in common first, without the article itself.
 */
export interface NewsRequest extends PageRequest {
  search?: string;
  category?: string;
  related_to?: string;
  ordering?: NewsOrdering;
}

/** Search for pages besides bikes: best matches first, with a maximum number. */
export interface FoundPageRequest {
  search?: string;
  limit?: number;
}
