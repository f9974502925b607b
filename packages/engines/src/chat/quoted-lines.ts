import { type LineCode, type LineStanding, lineStandings } from '../quotation/line-codes.ts';
import { readQuotation } from '../quotation/read-quotation.ts';

/** A quotation line that a visitor typed, with the text after it. */
export interface QuotedLine {
  code: LineCode;
  amount: number;
  standing: LineStanding;
}

/** Minimum number of lines for a quotation; a single line is a question about a charge. */
const fewestLines = 2;

/** Parses quotation lines in a message: 'ex 92529, rto 7902, handling 1850'; empty if it contains no quotation. */
export function quotedLines(written: string): readonly QuotedLine[] {
  if (!/\d{3}/.test(written)) return [];
  const lines = readQuotation(written).lines.flatMap(({ code, amount, flags }) =>
    amount > 0 && flags.length === 0 && code !== 'misc' ? [{ code, amount, standing: lineStandings[code] }] : [],
  );
  return lines.length < fewestLines ? [] : lines;
}
