import { formatPrice } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import * as texts from '#texts/value-range';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { ValueRuler } from './value-ruler.tsx';
import * as S from './value-range.styles.ts';

export interface ValueRangeProps {
  /** Lowest value, in whole rupees. */
  low: number;
  /** Most likely value; null if only the range is given. */
  likely: number | null;
  /** Highest value. */
  high: number;
  /** Asking price with its label, shown as a stone on the ruler. */
  asked?: { price: number; label: string };
  /** Whether the range is shown above the ruler, or only as labels on it. @default 'heading' */
  bounds?: 'heading' | 'ruler';
  /** Confidence and source: '82% confidence. An estimate, not an offer.' */
  confidence: ReactNode;
}

/** Value range on a ruler. Renders a `<div>`; put it into a `Stone`. */
export function ValueRange({ bounds = 'heading', confidence, ...range }: ValueRangeProps) {
  const { low, likely, high } = range;
  const told = texts.bounds(formatPrice(low), formatPrice(high), (text) => <small>{text}</small>);
  return (
    <div>
      {bounds === 'heading' ? <S.Bounds>{told}</S.Bounds> : <VisuallyHidden as="p">{told}</VisuallyHidden>}
      <ValueRuler {...range} />
      <S.Confidence>
        {likely !== null && `${texts.mostLikely(formatPrice(likely))} `}
        {confidence}
      </S.Confidence>
    </div>
  );
}
