import { formatDate, formatMonth } from '../site/dates.ts';
import type { Language } from '../site/index.ts';
import * as en from '../texts/en/language.ts';
import * as hi from '../texts/hi/language.ts';

const names = { en, hi };

/** Formats the month of an ISO date or month in a language: '2026-06' becomes 'जून 2026' in Hindi. */
export const formatMonthIn = (language: Language, iso: string): string => formatMonth(iso, names[language]);

/** Formats an ISO date in a language: '2026-06-14' becomes '14 जून 2026' in Hindi. */
export const formatDateIn = (language: Language, iso: string): string => formatDate(iso, names[language]);
