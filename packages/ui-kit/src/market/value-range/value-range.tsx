import { formatPrice } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import * as texts from '#texts/value-range';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { ValueRuler } from './value-ruler.tsx';
import * as S from './value-range.styles.ts';

export interface ValueRangeProps {
  /** The least it is worth, in whole rupees. */
  low: number;
  /** What it is most likely worth; null where its bounds alone are told. */
  likely: number | null;
  /** The most it is worth. */
  high: number;
  /** What somebody asks for it, and what that price is called: a stone on the ruler. */
  asked?: { price: number; label: string };
  /** Whether the bounds stand above the ruler, or at their places on it alone. @default 'heading' */
  bounds?: 'heading' | 'ruler';
  /** How sure that is and where it comes from: '82% confidence. An estimate, not an offer.' */
  confidence: ReactNode;
}

/** A value that is known within bounds, on a ruler. Renders a `<div>`; put it into a `Stone`. */
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
