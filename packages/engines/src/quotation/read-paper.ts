import type { Quotation } from './quotation.ts';
import { quotationDay } from './quotation-day.ts';
import { readQuotation } from './read-quotation.ts';

/** What a dealer's text says: the quotation, and the day that it bears, 'YYYY-MM-DD'. */
export interface Paper {
  quotation: Quotation;
  day: string | null;
  /** After how many characters reading was given up, because it took too long; not there where it was not. */
  stoppedAt?: number;
}

/** Reads everything that is wanted of a dealer's text. */
export const readPaper = (text: string): Paper => ({ quotation: readQuotation(text), day: quotationDay(text) });
