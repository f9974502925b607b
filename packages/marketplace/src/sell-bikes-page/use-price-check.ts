import { ApiError } from '@dopahiya/api-client';
import type { UsedBikeValuation } from '@dopahiya/domain/market';
import { useState } from 'react';
import type { SellAnswers } from '../sell-draft/sell-answers.ts';
import { estimateRequestOf } from '../value/estimate-request.ts';
import { useEstimate } from '../value/use-estimate.ts';
import type { SellErrors } from './answer-rules.ts';
import { farOffError, priceOff } from './price-check.ts';

/** How the price compares with similar bikes. */
export interface PriceCheck {
  valuation: UsedBikeValuation | null;
  off: 'low' | 'high' | null;
  /** Whether the seller has confirmed this price. */
  isConfirmed: boolean;
  confirm: (isMeant: boolean) => void;
  /** Errors of year and price that the estimate reveals. */
  fieldErrors: SellErrors;
}

/** Checks year and price against the estimate while they are entered. */
export function usePriceCheck(answers: SellAnswers, slug: string | null): PriceCheck {
  const estimate = useEstimate(estimateRequestOf(answers, slug));
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const { expected_price: price } = answers;
  const valuation = estimate?.valuation ?? null;
  const off = priceOff(price, valuation);
  const isConfirmed = price !== null && confirmed === price;
  return {
    valuation,
    off,
    isConfirmed,
    confirm: (isMeant) => setConfirmed(isMeant ? price : null),
    fieldErrors: {
      ...yearError(estimate?.error ?? null),
      ...(off !== null && price !== null && !isConfirmed && { expected_price: farOffError(off, price, valuation) }),
    },
  };
}

/** Returns the estimate's error for a year in which the model was not made. */
function yearError(error: Error | null): SellErrors {
  const [fieldError] = (error instanceof ApiError && error.fields?.['year_of_manufacture']) || [];
  return fieldError === undefined ? {} : { year_of_manufacture: fieldError };
}
