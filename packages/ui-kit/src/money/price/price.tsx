import { formatPrice, missingPrice } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import * as S from './price.styles.ts';

export interface PriceProps {
  /** Whole rupees; null if unknown. */
  amount: number | null;
  /** Size of the number. @default 'm' */
  size?: 'xl' | 'l' | 'm' | 's';
  /** Kind and place of the price: 'ex-showroom, Delhi'; hidden without a price. */
  qualifier?: ReactNode;
  /** Text before the number: 'Expected Price'. */
  label?: string;
  /** Text for a missing price, from the contract. @default missingPrice.card */
  missing?: (typeof missingPrice)[keyof typeof missingPrice];
}

/** Price in rupees with its qualifier. Renders a `<div>`. */
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
