import { type BikeLoan, instalmentOf } from './loan-costs.ts';

/** A lump-sum payment on top of an instalment. */
export interface PartPayment {
  /** In rupees; any excess over the outstanding balance is ignored. */
  amount: number;
  /** Instalment it is paid with, counted from 1. */
  after: number;
  /** What to reduce: the tenure at the same instalment, or the instalment over the same tenure. */
  less: 'months' | 'emi';
}

/** One instalment of a loan, in rupees with whole paise. */
export interface Instalment {
  /** Counts from 1. */
  number: number;
  payment: number;
  interest: number;
  principal: number;
  /** Part payment made with it. */
  extra: number;
  /** Outstanding balance after it. */
  debt: number;
}

/** Maximum number of months in a schedule. */
const maxMonths = 600;

/**
 * Computes a loan month by month, rounding each amount to the paisa; the last instalment absorbs the rounding. For loans paid in advance,
 * the first instalment is due with the loan and bears no interest.
 * @throws RangeError for a loan of more than 600 months.
 */
export function loanSchedule(loan: BikeLoan, part?: PartPayment): Instalment[] {
  if (!(loan.months <= maxMonths)) {
    throw new RangeError(
      `A loan over ${loan.months} months is not worked out month by month: no lender gives one. Ask for at most ${maxMonths}.`,
    );
  }
  const rows: Instalment[] = [];
  let debt = toPaise(loan.amount);
  let emi = toPaise(instalmentOf(loan));
  for (let number = 1; number <= loan.months && debt > 0; number++) {
    const interest = loan.type === 'advance' && number === 1 ? 0 : Math.round((debt * loan.interest) / 1200);
    const payment = number === loan.months ? debt + interest : Math.min(emi, debt + interest);
    debt -= payment - interest;
    const extra = part?.after === number ? Math.min(toPaise(part.amount), debt) : 0;
    debt -= extra;
    if (extra > 0 && part?.less === 'emi') emi = emiOfRest(loan, debt, number);
    rows.push(inRupees({ number, payment, interest, principal: payment - interest, extra, debt }));
  }
  return rows;
}

/** Computes the instalment that repays the rest of a debt; the first one is due after a month, whatever the loan's type. */
function emiOfRest(loan: BikeLoan, debt: number, paid: number): number {
  const months = loan.months - paid;
  return months === 0 ? debt : Math.round(instalmentOf({ ...loan, type: 'arrears', amount: debt, months }));
}

const toPaise = (rupees: number): number => Math.round(rupees * 100);

function inRupees({ number, ...sums }: Instalment): Instalment {
  const rupees = Object.entries(sums).map(([name, paise]) => [name, paise / 100]);
  return { number, ...(Object.fromEntries(rupees) as Omit<Instalment, 'number'>) };
}

/** Interest and months saved by a part payment, and the instalment after it. */
export interface Saving {
  interest: number;
  months: number;
  emi: number;
}

/**
 * Computes the savings of a part payment.
 * @throws RangeError for a loan of more than 600 months.
 */
export function savingOf(loan: BikeLoan, part: PartPayment): Saving {
  const [without, rows] = [loanSchedule(loan), loanSchedule(loan, part)];
  const next = rows[part.after] ?? rows.at(-1);
  return {
    interest: (sumOf(without, 'interest') - sumOf(rows, 'interest')) / 100,
    months: without.length - rows.length,
    emi: rows.length > part.after ? (next?.payment ?? 0) : 0,
  };
}

/** Sums a column of a schedule in paise, to avoid rounding errors. */
const sumOf = (rows: readonly Instalment[], name: 'interest' | 'principal'): number =>
  rows.reduce((sum, row) => sum + toPaise(row[name]), 0);
