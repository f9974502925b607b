import type { Language } from '@dopahiya/domain/site';
import * as z from 'zod';
import { readTable } from '../tables/read-table.ts';
import { phraseTable } from './phrase-table.ts';

const sources = phraseTable(readTable('sources-in-hindi', z.record(z.string(), z.string().min(1))));

/** Returns what a source is called in Hindi; null if the table doesn't have it. */
export const sourceInHindi = (source: string): string | null => sources.find(source);

/** Returns what a source is called in a language; an unknown one as it is. */
export const sourceIn = (language: Language, source: string): string =>
  (language === 'hi' ? sourceInHindi(source) : null) ?? source;
