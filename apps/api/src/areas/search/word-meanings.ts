import * as z from 'zod';
import { readTable } from '../../core/tables/read-table.ts';

/**
 * What words of Hindi, in either script, and of everyday speech mean in the English of the pages; without the dot below
 * (nukta). An empty meaning says nothing about a page: the word is left out.
 */
export const wordMeanings: Readonly<Record<string, string>> = readTable(
  'word-meanings',
  z.record(z.string().min(1), z.string()),
);
