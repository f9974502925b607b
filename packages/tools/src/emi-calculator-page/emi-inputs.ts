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

/** Everything that is entered in the calculator. */
export interface EmiInputs extends BikeLoan {
  /** What somebody can pay a month, in rupees. */
  pay: number;
  /** What is paid back at once beside an instalment, in rupees; 0 for nothing. */
  part: number;
  /** After how many instalments that is. */
  after: number;
  /** What a part payment makes smaller: the tenure or the instalment. */
  less: 'months' | 'emi';
}

/** What can be paid a month. */
export const payLimits: Limits = { min: 500, max: 50_000, step: 100 };

/** The parameters of the calculator's address: everything that is entered. */
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

/** What an address asks for; what is no number counts as not given, what is outside the limits as the nearest within. */
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

/** As it may be written. */
const rate = { ...rateLimits, unit: '%' };

const tenureLimits: Limits = { min: 12, max: 84, step: 12 };

/** A part payment is at most the loan. */
export const partLimits = (amount: number): Limits => ({ min: 0, max: amount, step: 1000 });

/** A part payment comes before the last instalment. */
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

/** The query string of what is entered; what the calculator begins with is left out. */
export function emiSearch(inputs: EmiInputs): string {
  const changed = (Object.keys(names) as (keyof EmiInputs)[]).filter((name) => inputs[name] !== initial[name]);
  return new URLSearchParams(changed.map((name) => [names[name], String(inputs[name])])).toString();
}

/** What was asked for and is not taken, because it is beyond a limit: the name of the parameter with the value taken. */
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

/** What the address brought as a number and could not be read, by the name of its field. */
export type UnreadNumbers = Partial<Record<keyof typeof numbers, string>>;

/** What the address of the page says of a loan. */
export interface AskedLoan {
  asked: EmiInputs;
  namesAmount: boolean;
  corrections: readonly Correction[];
  unread: UnreadNumbers;
}

/** Reads the address of the page. */
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

/** Called with what is entered anew. */
export type ChangeInputs = (part: Partial<EmiInputs>) => void;
