import { type LineCode, type LineStanding, lineStandings } from '../quotation/line-codes.ts';
import { readQuotation } from '../quotation/read-quotation.ts';

/** A line of a quotation that a visitor wrote to the bot, and what stands behind it. */
export interface QuotedLine {
  code: LineCode;
  amount: number;
  standing: LineStanding;
}

/** One line is a question about an item; from two on it is a quotation. */
const fewestLines = 2;

/** The lines of a quotation that a message holds: 'ex 92529, rto 7902, handling 1850'; none where it holds no quotation. */
export function quotedLines(written: string): readonly QuotedLine[] {
  if (!/\d{3}/.test(written)) return [];
  const lines = readQuotation(written).lines.flatMap(({ code, amount, flags }) =>
    amount > 0 && flags.length === 0 && code !== 'misc' ? [{ code, amount, standing: lineStandings[code] }] : [],
  );
  return lines.length < fewestLines ? [] : lines;
}
