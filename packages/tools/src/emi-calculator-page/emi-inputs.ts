import { freeText, oneOf, type PageParameters } from '@dopahiya/page';
import { amountLimits, clamp, type Limits, rateLimits, tenures } from '../loan/limits.ts';
import type { BikeLoan } from '../loan/loan-costs.ts';

/** The parameters of the calculator's address: everything that is entered. */
export const emiParameters: PageParameters = {
  amount: freeText(),
  rate: freeText(),
  type: oneOf(['advance']),
  months: oneOf(tenures.map(String)),
};

const initial: BikeLoan = { amount: 100_000, interest: 10, months: 36, type: 'arrears' };

/** What an address asks for; what is no number counts as not given, what is outside the limits as the nearest within. */
export function readEmiInputs(search: URLSearchParams): BikeLoan {
  const within = (name: string, limits: Limits, otherwise: number) => {
    const value = numberIn(search.get(name));
    return value === null ? otherwise : clamp(value, limits);
  };
  return {
    amount: within('amount', amountLimits, initial.amount),
    interest: within('rate', rateLimits, initial.interest),
    months: numberIn(search.get('months')) ?? initial.months,
    type: search.get('type') === 'advance' ? 'advance' : 'arrears',
  };
}

function numberIn(text: string | null): number | null {
  const plain = text?.replaceAll(/[\s,₹]/g, '') ?? '';
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
