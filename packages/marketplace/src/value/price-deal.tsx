import type { Deal } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { DealLabel } from '@dopahiya/ui-kit/market';
import * as texts from '#texts/deal';

export interface PriceDealProps {
  deal: Deal;
  size?: 'm' | 's';
}

/** How an asked price lies beside what such bikes are asked for, in a label with the rupees. */
export function PriceDeal({ deal, size }: PriceDealProps) {
  return (
    <DealLabel grade={deal.is_unusually_low ? 'unusually-low' : deal.grade} size={size}>
      {wordsOf(deal)}
    </DealLabel>
  );
}

/** The words of the label; a price that warns is called nothing good. */
export function wordsOf({ grade, difference, is_unusually_low }: Deal): string {
  const rupees = formatPrice(Math.abs(difference));
  if (is_unusually_low) return texts.unusuallyLow(rupees);
  if (difference === 0) return texts.even(texts.grades[grade]);
  return (difference < 0 ? texts.below : texts.above)(texts.grades[grade], rupees);
}
