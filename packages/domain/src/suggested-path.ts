import type { BikeSuggestion } from './autocomplete.ts';
import { paths } from './paths.ts';

/** The address of a suggested bike: its own page when brand and bike have slugs, else the one by its id. */
export function suggestedPath({ id, slug, brand_slug }: BikeSuggestion): string {
  return paths.bike({ id, slug: brand_slug && slug, brand: { slug: brand_slug ?? '' } });
}
