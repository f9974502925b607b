import { formatQuantity, type Language } from '../site/index.ts';
import { units as en } from '../texts/en/units.ts';
import { units as hi } from '../texts/hi/units.ts';

const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, hi };

/** Formats a number with its unit in a language: `formatQuantityIn('hi', 350, 'cc')` is '350 सीसी'. */
export const formatQuantityIn = (language: Language, value: number, unit: string): string =>
  formatQuantity(value, unit, names[language]);
