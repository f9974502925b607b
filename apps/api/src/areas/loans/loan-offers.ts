import type { LoanOffer } from '@dopahiya/domain/prices';
import type { Orm } from '../../core/database/open-database.ts';
import { readSingle } from '../site-content/index.ts';

/** Reads the table of lenders, in display order: samples represent kinds of lender until real partners replace them. */
export async function readLoanOffers(orm: Orm): Promise<LoanOffer[]> {
  const { offers } = await readSingle(orm, 'loan-offers');
  return offers;
}
