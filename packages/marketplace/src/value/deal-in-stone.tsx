import type { Deal } from '@dopahiya/domain/market';
import { formatPrice, paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import { ValueRange } from '@dopahiya/ui-kit/market';
import * as texts from '#texts/deal';
import * as S from './deal-in-stone.styles.ts';
import { PriceDeal } from './price-deal.tsx';

export interface DealInStoneProps {
  deal: Deal;
  /** What is asked, in whole rupees. */
  asked: number;
}

/** How an asked price lies: the label, the ruler with the estimate and its span, and what that rests on. */
export function DealInStone({ deal, asked }: DealInStoneProps) {
  const { low, value, high } = deal;
  return (
    <S.Deal>
      <PriceDeal deal={deal} />
      <ValueRange
        low={low}
        likely={value}
        high={high}
        asked={{ price: asked, label: texts.asking }}
        bounds="ruler"
        confidence={
          <>
            {texts.span(formatPrice(low), formatPrice(high))} {texts.basis}{' '}
            <Link to={paths.howWeValue}>{texts.howWeValue}</Link>
          </>
        }
      />
    </S.Deal>
  );
}
