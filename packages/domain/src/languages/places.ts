import type { Language } from '../site/index.ts';
import * as en from '../texts/en/places.ts';
import * as hi from '../texts/hi/places.ts';

const texts = { en, hi };

/** Returns the name of a city, state or country in a language. */
export const placeNameIn = (language: Language, name: string): string => texts[language].placeName(name);
