import * as z from 'zod';
import { readTable } from '../../core/tables/read-table.ts';

/** English meanings of Hindi (in either script, without the nukta) and colloquial words. A word with an empty meaning is ignored. */
export const wordMeanings: Readonly<Record<string, string>> = readTable(
  'word-meanings',
  z.record(z.string().min(1), z.string()),
);
