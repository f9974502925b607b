import type { Language } from '../site/index.ts';
import { colourName as en } from '../texts/en/colours.ts';
import { colourName as hi } from '../texts/hi/colours.ts';

const names = { en, hi };

/** Returns the name of a paint in a language; a maker's own name stays as it is. */
export const colourNameIn = (language: Language, name: string): string => names[language](name);
