import { formatPrice, missingPrice } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import * as S from './price.styles.ts';

export interface PriceProps {
  /** Whole rupees; null when nobody gave a price. */
  amount: number | null;
  /** How large the figure is. @default 'm' */
  size?: 'xl' | 'l' | 'm' | 's';
  /** What the price is and where: 'ex-showroom, Delhi'; not shown without a price. */
  qualifier?: ReactNode;
  /** A word before the figure: 'Expected Price'. */
  label?: string;
  /** What stands for a price nobody gave: one of the contract's texts. @default missingPrice.card */
  missing?: (typeof missingPrice)[keyof typeof missingPrice];
}

/** A price in rupees with what it is. Renders a `<div>`. */
export function Price({ amount, size = 'm', qualifier, label, missing = missingPrice.card }: PriceProps) {
  const isKnown = amount !== null;
  return (
    <div>
      {label && <S.Note>{label}</S.Note>}
      {isKnown ? <S.Figure data-size={size}>{formatPrice(amount)}</S.Figure> : <S.Missing>{missing}</S.Missing>}
      {isKnown && qualifier && <S.Note>{qualifier}</S.Note>}
    </div>
  );
}
