import { hindiPlaceNames } from '../places/hindi-place-names.ts';
import type { Language } from '../site/index.ts';

/** Returns the name of a city, state or country in a language. */
export const placeNameIn = (language: Language, name: string): string =>
  language === 'en'
    ? name
    : name
        .split(', ')
        .map((part) => hindiPlaceNames[part] ?? part)
        .join(', ');
