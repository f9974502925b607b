import type { Deal, UsedBikeValuation } from '@dopahiya/domain/market';
import { todaysModel } from '@dopahiya/engines/todays-model';
import { areUnusuallyLow, dealErrors, gradeOfErrors, type Valuation } from '@dopahiya/engines/valuation';
import type { AnsweredValuation } from './valuation-service.ts';

/** Margin of the estimate to each side, as a share. */
const ESTIMATE = 0.1;

const UNKNOWN =
  'Nobody told us what this model costs new, so we have no estimate of it. Choose a model of the list, or compare with bikes on sale.';

const noEstimate = {
  value: null,
  min_price: null,
  max_price: null,
  confidence: null,
  low: null,
  high: null,
  basis: null,
  deal: null,
} as const;

/** Returns a valuation for the API; with low confidence, only the price range is included. */
export function presentValuation({ valuation, model, asked }: AnsweredValuation): UsedBikeValuation {
  const common = {
    new_price: model?.price ?? null,
    new_price_month: model?.price_month ?? null,
    as_of: todaysModel.month,
    rows: todaysModel.rows,
    detail: null,
  };
  if (!valuation) return { ...noEstimate, ...common, detail: UNKNOWN };
  const { span, basis } = valuation;
  return { ...noEstimate, ...common, ...span, basis, ...estimateOf(valuation), deal: dealOf(valuation, asked) };
}

function estimateOf({ value, confidence }: Valuation) {
  if (confidence === null) return {};
  return { value, confidence, min_price: rupees(value * (1 - ESTIMATE)), max_price: rupees(value * (1 + ESTIMATE)) };
}

const rupees = (amount: number): number => Math.round(amount / 10) * 10;

function dealOf(valuation: Valuation, asked: number | undefined): Deal | null {
  const errors = asked === undefined ? null : dealErrors(valuation, asked);
  if (errors === null || asked === undefined) return null;
  const { value, span } = valuation;
  return {
    grade: gradeOfErrors(errors),
    difference: asked - value,
    value,
    ...span,
    is_unusually_low: areUnusuallyLow(errors),
  };
}
