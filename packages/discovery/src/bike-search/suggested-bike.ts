import { bikeCardSchema, type BikeSuggestion, paths } from '@dopahiya/domain';

/** The address of a suggested bike: its own page when brand and bike have slugs, else the one by its id. */
export function suggestedPath({ id, slug, brand_slug }: BikeSuggestion): string {
  return paths.bike({ id, slug: brand_slug && slug, brand: { slug: brand_slug ?? '' } });
}

/** What a page is told of a suggested bike before it asks for itself: the card, as far as it is known, and the year. */
export function suggestedSummary({ brand, brand_slug, year, ...bike }: BikeSuggestion) {
  return { ...bikeCardSchema.parse({ ...bike, brand: { name: brand, slug: brand_slug } }), year };
}
