import { usualLoan } from '@dopahiya/domain/prices';
import { type BikeLoan, type LoanCosts, loanCosts } from '@dopahiya/engines/loan';
import { showToast } from '@dopahiya/ui-kit';
import * as texts from '#texts/price-checker';
import { useState } from 'react';
import { toastTime } from './use-checker.ts';

type EmiInputs = Pick<BikeLoan, 'amount' | 'interest' | 'months'>;

interface Calculated {
  inputs: EmiInputs;
  /** Null if the inputs are not a valid loan. */
  costs: LoanCosts | null;
}

/** State of a loan on the on-road price, recalculated on request; a new price resets it to the default loan. */
export function useEmi(price: number | null) {
  const { interest, months } = usualLoan;
  const usual = { amount: price ?? 0, interest, months };
  const [begunWith, setBegunWith] = useState(price);
  const [inputs, setInputs] = useState<EmiInputs>(usual);
  const [calculated, setCalculated] = useState<Calculated>(() => calculate(usual));
  if (begunWith !== price) {
    setBegunWith(price);
    setInputs(usual);
    setCalculated(calculate(usual));
  }
  const handleCalculate = () => {
    const next = calculate(inputs);
    setCalculated(next);
    if (next.costs) showToast({ kind: 'success', text: texts.calculated, duration: toastTime });
  };
  const change = (part: Partial<EmiInputs>) => setInputs((before) => ({ ...before, ...part }));
  return { inputs, calculated, change, calculate: handleCalculate };
}

/** Shared state of the EMI tab's components. */
export type Emi = ReturnType<typeof useEmi>;

/** Calculates a loan, whose amount, rate and tenure must be above 0. */
function calculate(inputs: EmiInputs): Calculated {
  const isLoan = inputs.amount > 0 && inputs.interest > 0 && inputs.months > 0;
  return { inputs, costs: isLoan ? loanCosts({ ...inputs, type: 'arrears' }) : null };
}
