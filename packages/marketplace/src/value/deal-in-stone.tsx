import type { Deal, UsedBike } from '@dopahiya/domain/market';
import { formatPrice, paths } from '@dopahiya/domain/site';
import { Link, theme } from '@dopahiya/ui-kit';
import { ValueRange } from '@dopahiya/ui-kit/market';
import { styled } from 'styled-components';
import * as texts from '#texts/deal';
import { explainAboveNewPrice } from './deal-words.ts';
import { PriceDeal } from './price-deal.tsx';

export interface DealInStoneProps {
  deal: Deal;
  /** Asking price in whole rupees. */
  asked: number;
  /** Its model as sold new. */
  model: UsedBike['catalogue_bike'];
}

/** Price rating: label, scale with the estimate and its range, and what it is based on. */
export function DealInStone({ deal, asked, model }: DealInStoneProps) {
  const { low, value, high } = deal;
  const dearer = model?.status === 'on_sale' && explainAboveNewPrice({ asked, estimate: value }, model);
  const said = [dearer, texts.span(formatPrice(low), formatPrice(high)), texts.basis];
  return (
    <Rating>
      <PriceDeal deal={deal} />
      <ValueRange
        low={low}
        likely={value}
        high={high}
        asked={{ price: asked, label: texts.asking }}
        bounds="ruler"
        confidence={
          <>
            {said.filter(Boolean).join(' ')} <Link to={paths.howWeValue}>{texts.howWeValue}</Link>
          </>
        }
      />
    </Rating>
  );
}

const Rating = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  margin-top: ${theme.space[3]};

  > :last-child {
    width: 100%;
  }
`;
