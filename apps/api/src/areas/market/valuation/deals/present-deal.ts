import type { Deal } from '@dopahiya/domain/market';
import { areUnusuallyLow, gradeOfErrors } from '@dopahiya/engines/valuation';
import type { listings } from '../../../../core/database/listing-schema.ts';
import { isOpen } from '../../own/listing-states.ts';

type Graded = Pick<
  typeof listings.$inferSelect,
  'status' | 'expected_price' | 'deal_errors' | 'deal_value' | 'deal_low' | 'deal_high'
>;

/** Returns a listing's deal grade; null if it cannot be graded or the listing is not public. */
export function presentDeal({
  status,
  expected_price,
  deal_errors,
  deal_value,
  deal_low,
  deal_high,
}: Graded): Deal | null {
  if (!isOpen(status)) return null;
  if (deal_errors === null || deal_value === null || deal_low === null || deal_high === null) return null;
  return {
    grade: gradeOfErrors(deal_errors),
    difference: expected_price - deal_value,
    value: deal_value,
    low: deal_low,
    high: deal_high,
    is_unusually_low: areUnusuallyLow(deal_errors),
  };
}
