import { bikeCardSchema, type BikeSuggestion } from '@dopahiya/domain';

/** What a page is told of a suggested bike before it asks for itself: the card, as far as it is known, and the year. */
export function suggestedSummary({ brand, brand_slug, year, ...bike }: BikeSuggestion) {
  return { ...bikeCardSchema.parse({ ...bike, brand: { name: brand, slug: brand_slug } }), year };
}
