import { type LoanOffer, usualLoan } from '@dopahiya/domain/prices';

const sample = (id: string, lender: string, rate_from: number, charge: number): LoanOffer => ({
  id,
  lender,
  rate_from,
  rate_up_to: null,
  charge,
  month: usualLoan.month,
  source: null,
  confidence: 'low',
  is_sample: true,
});

const published = (
  id: string,
  lender: string,
  [rate_from, rate_up_to]: [number, number],
  charge: number | null,
): LoanOffer => ({
  id,
  lender,
  rate_from,
  rate_up_to,
  charge,
  month: '2025-06',
  source: 'emicalculator24.com, list of two-wheeler loan rates',
  confidence: 'medium',
  is_sample: false,
});

/**
 * Table of lenders: edit rates, months and names here, and the lowest rate in `usualLoan`. Samples represent kinds of lender until real
 * partners replace them; the others are from a public list of their month.
 */
export const loanOffers: readonly LoanOffer[] = [
  sample('public-sector-bank', 'Public-sector bank', usualLoan.interest, 0),
  sample('private-bank', 'Private bank', 12.5, 2),
  sample('small-finance-bank', 'Small finance bank', 13, 0),
  sample('finance-company', 'Finance company', 12.5, 3),
  sample('makers-own-finance', 'Maker’s own finance', 13, 2),
  published('canara-bank', 'Canara Bank', [8.2, 15.75], null),
  published('bank-of-india', 'Bank of India', [8.75, 11.11], null),
  published('yes-bank', 'Yes Bank', [9.3, 14.2], null),
  published('icici-bank', 'ICICI Bank', [10.25, 26.1], 4),
  published('hero-fincorp', 'Hero FinCorp', [10.65, 36], null),
  published('uco-bank', 'UCO Bank', [10.7, 14.11], null),
  published('union-bank-of-india', 'Union Bank of India', [12.35, 12.45], null),
  published('state-bank-of-india', 'State Bank of India', [12.85, 14.85], 2),
  published('hdfc-bank', 'HDFC Bank', [14.5, 27.53], null),
  published('axis-bank', 'Axis Bank', [15, 25], 2.5),
];
