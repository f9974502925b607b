import type { ReactNode } from 'react';

/** Line of a bill. */
export interface BillLine {
  /** Label: 'RTO charges'. */
  label: string;
  /** Whole rupees; null if unknown. */
  amount: number | null;
  /** Details shown when the line is expanded: rule, source, date, confidence. */
  details?: readonly { label: string; text: ReactNode }[];
}

/** Price with its breakdown. */
export interface PriceBill {
  /** Whole rupees; null if a line is unknown. */
  total: number | null;
  /** Lines of the price. */
  lines: readonly BillLine[];
  /** Sentence below the total: 'as of 10:42', 'Prices of November 2026'. */
  note?: ReactNode;
  /** Content below the lines, such as the EMI, with a link on its right. */
  foot?: ReactNode;
}

/** State of a price stone. */
export type PriceState =
  | { status: 'known'; bill: PriceBill }
  /** `text` asks for a city, `action` opens the choice. */
  | { status: 'city-missing'; text: ReactNode; action?: ReactNode }
  /** `bill` is the previous one, which stays; `label` is for screen readers. */
  | { status: 'loading'; label: string; bill?: PriceBill }
  /** `bill` is the previous one, which stays. */
  | { status: 'failed'; title: string; message?: ReactNode; onRetry?: () => void; retrying?: boolean; bill?: PriceBill }
  | { status: 'unavailable'; text: ReactNode };
