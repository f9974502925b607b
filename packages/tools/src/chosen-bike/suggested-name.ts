import { type BikeSuggestion, fullNameOf, unknownBrandSlug } from '@dopahiya/domain';

/** A suggested bike with its brand. */
export const suggestedName = ({ brand, brand_slug, name }: BikeSuggestion): string =>
  fullNameOf({ brand: { name: brand ?? '', slug: brand ? (brand_slug ?? brand) : unknownBrandSlug }, name });
