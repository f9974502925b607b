import type { LineCode } from './line-codes.ts';

/**
 * `free`: named without a price; `optional`: not part of the total; `breakup`: shown inside another line;
 * `approx`: the dealer says about.
 */
export type LineFlag = 'free' | 'optional' | 'breakup' | 'approx';

/** One line of a dealer's quotation, in rupees; what is taken off is negative. */
export interface QuotationLine {
  code: LineCode;
  amount: number;
  flags: LineFlag[];
  /** The words of the dealer that it was read from. */
  text: string;
}

/** What was read of the terms of a loan. */
interface QuotedLoan {
  down?: number;
  loan?: number;
  emi?: number;
  months?: number;
}

/** A dealer's quotation as it was read. */
export interface Quotation {
  lines: QuotationLine[];
  /** The total that the dealer states; null where none is. */
  total: number | null;
  /** Other totals on the same paper that do not agree with `total`. */
  otherTotals: number[];
  paid: { advance?: number; balance?: number };
  finance: QuotedLoan;
  /** Lines with an amount whose name is not known: a person has to say what they are. */
  unread: { text: string; amount: number }[];
  /** Whether the text was longer than what is read. */
  cut: boolean;
}

/** How much of a text is read; longer ones are cut, and the answer says so. */
export const readableLength = 20_000;

/** What nothing at all says. */
export const noQuotation: Quotation = {
  lines: [],
  total: null,
  otherTotals: [],
  paid: {},
  finance: {},
  unread: [],
  cut: false,
};

/** Whether a line is part of the total. */
export const isCounted = ({ flags }: Pick<QuotationLine, 'flags'>): boolean =>
  !flags.includes('optional') && !flags.includes('breakup');

/** What the counted lines add up to, to the paisa. */
export const sumOfLines = (lines: readonly Pick<QuotationLine, 'amount' | 'flags'>[]): number =>
  toPaise(lines.reduce((sum, line) => (isCounted(line) ? sum + line.amount : sum), 0));

/** An amount without the noise of binary fractions. */
export const toPaise = (amount: number): number => Math.round(amount * 100) / 100 + 0;
