import type { LineCode } from '../quotation/line-codes.ts';
import type { Quotation } from '../quotation/quotation.ts';

const ofLoans = new Set<LineCode>(['hypothecation', 'loan_fee', 'loan_insurance', 'stamp_nach']);

/** Checks whether a quotation is for a financed purchase, which requires registering a lien. */
export const isOnLoan = ({ lines, finance }: Pick<Quotation, 'lines' | 'finance'>): boolean =>
  Object.keys(finance).length > 0 || lines.some(({ code, amount }) => ofLoans.has(code) && amount > 0);
