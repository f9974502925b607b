import { fullNameOf } from '@dopahiya/domain/bikes';
import type { BikeSuggestion } from '@dopahiya/domain/requests';
import { unknownBrandSlug } from '@dopahiya/domain/site';

/** Returns the full name of a suggested bike with its brand. */
export const suggestedName = ({ brand, brand_slug, name }: BikeSuggestion): string =>
  fullNameOf({ brand: { name: brand ?? '', slug: brand ? (brand_slug ?? brand) : unknownBrandSlug }, name });
