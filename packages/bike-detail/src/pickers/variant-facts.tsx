import { type BikeDetail, saleStatusOf, type Variant } from '@dopahiya/domain/bikes';
import { priceMonthOf, priceQualifier } from '@dopahiya/domain/prices';
import { formatPrice, missingPrice } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import * as texts from '#texts/variant-dialog';
import * as S from './picker.styles.ts';

export interface VariantFactsProps {
  bike: BikeDetail;
  variant: Variant;
  /** Its on-road price. */
  children: ReactNode;
}

/** A variant's name, highlights and prices. */
export function VariantFacts({ bike, variant, children }: VariantFactsProps) {
  const { name, special_features, ex_showroom_price } = variant;
  const month = ex_showroom_price === null ? null : priceMonthOf(variant, bike);
  const qualifier = priceQualifier({ status: saleStatusOf(bike), price_month: month });
  return (
    <>
      <b>{name}</b>
      {special_features && <small>{special_features}</small>}
      <S.Prices>
        <span>{texts.exShowroom(qualifier, formatPrice(ex_showroom_price, missingPrice.table))}</span>
        <span>{children}</span>
      </S.Prices>
    </>
  );
}
