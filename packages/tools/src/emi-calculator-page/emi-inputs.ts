import { usualLoan } from '@dopahiya/domain/prices';
import {
  amountLimits,
  type BikeLoan,
  type Limits,
  parseBoundedNumber,
  rateLimits,
  tenures,
  unreadNumbers,
} from '@dopahiya/engines/loan';
import { freeText, oneOf, type PageParameters } from '@dopahiya/site';

/** Inputs of the calculator. */
export interface EmiInputs extends BikeLoan {
  /** Affordable EMI, in rupees. */
  pay: number;
  /** Part payment in rupees; 0 for none. */
  part: number;
  /** Number of instalments before the part payment. */
  after: number;
  /** What a part payment reduces: tenure or instalment. */
  less: 'months' | 'emi';
}

/** Limits of the affordable EMI, in rupees. */
export const payLimits: Limits = { min: 500, max: 50_000, step: 100 };

/** URL parameters of the calculator: all inputs. */
export const emiParameters: PageParameters = {
  amount: freeText(),
  rate: freeText(),
  type: oneOf(['advance']),
  months: oneOf(tenures.map(String)),
  pay: freeText(),
  part: freeText(),
  after: freeText(),
  less: oneOf(['emi']),
};

const initial: EmiInputs = {
  amount: 100_000,
  interest: usualLoan.interest,
  months: usualLoan.months,
  type: 'arrears',
  pay: 3000,
  part: 0,
  after: 12,
  less: 'months',
};

/** Reads the inputs from the URL; invalid numbers are ignored, others are clamped to the limits. */
function readEmiInputs(search: URLSearchParams): EmiInputs {
  const read = (name: string, limits: Limits) => parseBoundedNumber(search.get(name), limits);
  const amount = read('amount', amountLimits) ?? initial.amount;
  const months = read('months', tenureLimits) ?? initial.months;
  return {
    amount,
    months,
    interest: read('rate', rate) ?? initial.interest,
    type: search.get('type') === 'advance' ? 'advance' : 'arrears',
    pay: read('pay', payLimits) ?? initial.pay,
    part: read('part', partLimits(amount)) ?? initial.part,
    after: Math.round(read('after', afterLimits(months)) ?? Math.min(initial.after, months - 1)),
    less: search.get('less') === 'emi' ? 'emi' : 'months',
  };
}

/** Accepted format of the interest rate. */
const rate = { ...rateLimits, unit: '%' };

const tenureLimits: Limits = { min: 12, max: 84, step: 12 };

/** Limits of a part payment, up to the loan amount. */
export const partLimits = (amount: number): Limits => ({ min: 0, max: amount, step: 1000 });

/** Limits of the number of instalments before a part payment; it must precede the last one. */
export const afterLimits = (months: number): Limits => ({ min: 1, max: months - 1, step: 1 });

const names = {
  amount: 'amount',
  interest: 'rate',
  months: 'months',
  type: 'type',
  pay: 'pay',
  part: 'part',
  after: 'after',
  less: 'less',
} as const;

/** Returns the query string of the inputs; defaults are omitted. */
export function emiSearch(inputs: EmiInputs): string {
  const changed = (Object.keys(names) as (keyof EmiInputs)[]).filter((name) => inputs[name] !== initial[name]);
  return new URLSearchParams(changed.map((name) => [names[name], String(inputs[name])])).toString();
}

/** A requested value beyond a limit: its parameter and the value used instead. */
interface Correction {
  name: 'amount' | 'rate';
  taken: number;
}

const anything: Limits = { min: -Infinity, max: Infinity, step: 1 };
const numbers = {
  amount: anything,
  rate: { ...anything, step: 0.1, unit: '%' },
  pay: anything,
  part: anything,
  after: anything,
};

/** URL parameters that are not valid numbers, by field name. */
export type UnreadNumbers = Partial<Record<keyof typeof numbers, string>>;

/** Loan inputs parsed from the URL. */
export interface AskedLoan {
  asked: EmiInputs;
  namesAmount: boolean;
  corrections: readonly Correction[];
  unread: UnreadNumbers;
}

/** Parses the URL of the page. */
export const readAskedLoan = (search: URLSearchParams): AskedLoan => ({
  asked: readEmiInputs(search),
  namesAmount: search.has('amount'),
  corrections: correctionsOf(search),
  unread: unreadNumbers(search, numbers),
});

function correctionsOf(search: URLSearchParams): Correction[] {
  const limits = { amount: amountLimits, rate };
  return (['amount', 'rate'] as const).flatMap((name) => {
    const asked = parseBoundedNumber(search.get(name), numbers[name]);
    const taken = parseBoundedNumber(search.get(name), limits[name]);
    return asked === null || taken === null || asked === taken ? [] : [{ name, taken }];
  });
}

/** Called with changed inputs. */
export type ChangeInputs = (part: Partial<EmiInputs>) => void;
