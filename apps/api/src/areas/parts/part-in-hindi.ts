import type { Language } from '@dopahiya/domain/site';
import * as z from 'zod';
import { phraseTable } from '../../core/hindi/phrase-table.ts';
import { readTable } from '../../core/tables/read-table.ts';

const texts = phraseTable(readTable('parts-in-hindi', z.record(z.string(), z.string().min(1))));

const sample = / This is a sample product\.$/;

/** Returns a text about a part in Hindi; null if the table doesn't have it. */
export function partInHindi(text: string): string | null {
  const own = texts.find(text.replace(sample, ''));
  return own !== null && sample.test(text) ? `${own} यह उत्पाद नमूना है।` : own;
}

/** Returns a text about a part in a language; an unknown one as it is. */
export const partIn = (language: Language, text: string): string =>
  (language === 'hi' ? partInHindi(text) : null) ?? text;
