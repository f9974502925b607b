import type { Deal } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import { DealLabel } from '@dopahiya/ui-kit/market';
import { styled } from 'styled-components';
import * as texts from '#texts/deal';
import { dealWords } from './deal-words.ts';

export interface PriceDealProps {
  deal: Deal;
  size?: 'm' | 's';
}

/** Price rating as a label with the difference in rupees; the small one on a card also has the estimate and its range. */
export function PriceDeal({ deal, size }: PriceDealProps) {
  return (
    <DealLabel grade={deal.is_unusually_low ? 'unusually-low' : deal.grade} size={size}>
      <span>{dealWords(deal)}</span>
      {size === 's' && (
        <Behind>{texts.behind(formatPrice(deal.value), formatPrice(deal.low), formatPrice(deal.high))}</Behind>
      )}
    </DealLabel>
  );
}

const Behind = styled.span`
  display: block;
  font-weight: normal;
`;
