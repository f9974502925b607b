import type { LineCode } from './line-codes.ts';

/**
 * `free`: named without a price; `optional`: not part of the total; `breakup`: included in another line; `approx`: marked as approximate.
 */
export type LineFlag = 'free' | 'optional' | 'breakup' | 'approx';

/** A line of a dealer's quotation, in rupees; deductions are negative. */
export interface QuotationLine {
  code: LineCode;
  amount: number;
  flags: LineFlag[];
  /** Original text of the line. */
  text: string;
}

/** Loan terms in a quotation. */
interface QuotedLoan {
  down?: number;
  loan?: number;
  emi?: number;
  months?: number;
}

/** A parsed dealer's quotation. */
export interface Quotation {
  lines: QuotationLine[];
  /** Total stated by the dealer; null if none. */
  total: number | null;
  /** Other totals in the quotation that differ from `total`. */
  otherTotals: number[];
  paid: { advance?: number; balance?: number };
  finance: QuotedLoan;
  /** Unrecognised lines with an amount, which the user must identify. */
  unread: { text: string; amount: number }[];
  /** Whether the text was truncated. */
  cut: boolean;
}

/** Maximum text length in characters; longer texts are truncated and the result says so. */
export const readableLength = 20_000;

/** An empty quotation. */
export const noQuotation: Quotation = {
  lines: [],
  total: null,
  otherTotals: [],
  paid: {},
  finance: {},
  unread: [],
  cut: false,
};

/** Checks whether a line is part of the total. */
export const isCounted = ({ flags }: Pick<QuotationLine, 'flags'>): boolean =>
  !flags.includes('optional') && !flags.includes('breakup');

/** Sums the counted lines, to the paisa. */
export const sumOfLines = (lines: readonly Pick<QuotationLine, 'amount' | 'flags'>[]): number =>
  toPaise(lines.reduce((sum, line) => (isCounted(line) ? sum + line.amount : sum), 0));

/** Rounds to paise, removing floating-point noise. */
export const toPaise = (amount: number): number => Math.round(amount * 100) / 100 + 0;
