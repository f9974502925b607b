import type { Deal } from '@dopahiya/domain/market';
import { DealLabel } from '@dopahiya/ui-kit/market';
import { dealWords } from './deal-words.ts';

export interface PriceDealProps {
  deal: Deal;
  size?: 'm' | 's';
}

/** Price rating as a label with the difference in rupees. */
export function PriceDeal({ deal, size }: PriceDealProps) {
  return (
    <DealLabel grade={deal.is_unusually_low ? 'unusually-low' : deal.grade} size={size}>
      {dealWords(deal)}
    </DealLabel>
  );
}
