import type { Language } from '@dopahiya/domain/site';
import type { BikeRow } from '../bikes/bike-repository.ts';
import { descriptions as english } from '../texts/en/descriptions.ts';
import { descriptions as hindi } from '../texts/hi/descriptions.ts';
import { composeDescription } from './compose-description.ts';
import { composeHighlights } from './compose-highlights.ts';
import type { DescribedBike } from './described-facts.ts';

const texts = { en: english, hi: hindi };

/** Returns the paragraphs about a model: those written for it in English, else composed from its facts. */
export function paragraphsOf(
  bike: DescribedBike & Pick<BikeRow, 'description'>,
  variants: { name: string }[],
  language: Language,
): string[] {
  if (language === 'en' && bike.description.length > 0) return bike.description;
  return composeDescription(bike, variants, texts[language]);
}

/** Returns the highlights of a model: those written for it in English, else composed from its facts. */
export function highlightsOf(bike: DescribedBike & Pick<BikeRow, 'highlights'>, language: Language): string[] {
  if (language === 'en' && bike.highlights.length > 0) return bike.highlights;
  return composeHighlights(bike, texts[language]);
}
