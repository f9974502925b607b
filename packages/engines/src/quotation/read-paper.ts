import type { Quotation } from './quotation.ts';
import { quotationDay } from './quotation-day.ts';
import { readQuotation } from './read-quotation.ts';

/** A parsed quotation with its date, 'YYYY-MM-DD'. */
export interface Paper {
  quotation: Quotation;
  day: string | null;
  /** Number of characters read before a timeout; absent if there was none. */
  stoppedAt?: number;
}

/** Parses a dealer's text. */
export const readPaper = (text: string): Paper => ({ quotation: readQuotation(text), day: quotationDay(text) });
