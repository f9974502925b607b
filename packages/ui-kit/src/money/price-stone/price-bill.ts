import type { ReactNode } from 'react';

/** One line of a bill. */
export interface BillLine {
  /** What is paid for: 'RTO charges'. */
  label: string;
  /** Whole rupees; null when it is not known. */
  amount: number | null;
  /** What the visitor reads when opening the line: rule, source, date, how sure it is. */
  details?: readonly { label: string; text: ReactNode }[];
}

/** A price with what it is made of. */
export interface PriceBill {
  /** Whole rupees; null when one of the lines is not known. */
  total: number | null;
  /** What the price is made of. */
  lines: readonly BillLine[];
  /** A sentence below the total: 'as of 10:42', 'Prices of November 2026'. */
  note?: ReactNode;
  /** What stands below the lines, with a link at its right: the EMI. */
  foot?: ReactNode;
}

/** What a price stone knows. */
export type PriceState =
  | { status: 'known'; bill: PriceBill }
  /** `text` says that a city is needed, `action` opens the choice. */
  | { status: 'city-missing'; text: ReactNode; action?: ReactNode }
  /** `bill` is the last one known; it stays, `label` tells screen readers what is awaited. */
  | { status: 'loading'; label: string; bill?: PriceBill }
  /** `bill` is the last one known; it stays. */
  | { status: 'failed'; title: string; message?: ReactNode; onRetry?: () => void; retrying?: boolean; bill?: PriceBill }
  | { status: 'unavailable'; text: ReactNode };
