import { describe, expect, it } from 'vitest';
import { type BikeLoan, instalmentOf } from './loan-costs.ts';
import { type Instalment, loanSchedule, savingOf } from './loan-schedule.ts';

const loan: BikeLoan = { amount: 100_000, interest: 10, months: 36, type: 'arrears' };
const paise = (rupees: number) => Math.round(rupees * 100);
const sum = (rows: readonly Instalment[], name: keyof Instalment) =>
  rows.reduce((total, row) => total + paise(row[name]), 0);

/** Generates a fixed sequence of loans that covers the limits. */
function* someLoans(): Generator<BikeLoan> {
  let seed = 77;
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let count = 0; count < 200; count++) {
    const amount = Math.round(10_000 + next() * 990_000);
    const interest = Math.round((1 + next() * 19) * 10) / 10;
    yield { amount, interest, months: 12 + Math.floor(next() * 73), type: next() < 0.5 ? 'advance' : 'arrears' };
  }
}

describe('loanSchedule', () => {
  it('begins with most interest and ends without debt', () => {
    const rows = loanSchedule(loan);
    expect(rows).toHaveLength(36);
    expect(rows[0]).toEqual({
      number: 1,
      payment: 3226.72,
      interest: 833.33,
      principal: 2393.39,
      extra: 0,
      debt: 97_606.61,
    });
    expect(rows.at(-1)?.debt).toBe(0);
  });

  it('takes no interest with the first instalment in advance', () => {
    const [first] = loanSchedule({ ...loan, type: 'advance' });
    expect(first).toMatchObject({ payment: 3200.05, interest: 0, principal: 3200.05 });
  });

  it('pays back exactly what was lent, to the paisa', () => {
    for (const some of someLoans()) {
      const rows = loanSchedule(some);
      expect(sum(rows, 'principal')).toBe(paise(some.amount));
      expect(sum(rows, 'payment')).toBe(paise(some.amount) + sum(rows, 'interest'));
      expect(rows).toHaveLength(some.months);
    }
  });

  it('has the same instalment each month, but for what rounding leaves to the last', () => {
    for (const some of someLoans()) {
      const rows = loanSchedule(some);
      const emi = paise(instalmentOf(some));
      expect(new Set(rows.slice(0, -1).map(({ payment }) => paise(payment)))).toEqual(new Set([emi]));
      expect(Math.abs(paise(rows.at(-1)?.payment ?? 0) - emi)).toBeLessThan(some.months * 2);
    }
  });

  it.each(['months', 'emi'] as const)('pays back exactly what was lent with a part payment for less %s', (less) => {
    for (const some of someLoans()) {
      const part = { amount: Math.round(some.amount / 4), after: 6, less };
      const rows = loanSchedule(some, part);
      expect(sum(rows, 'principal') + sum(rows, 'extra')).toBe(paise(some.amount));
      expect(rows.at(-1)?.debt).toBe(0);
    }
  });

  it('goes up to 600 months, and says that more are too many', () => {
    expect(loanSchedule({ ...loan, months: 600 })).toHaveLength(600);
    for (const months of [601, Number.POSITIVE_INFINITY, Number.NaN]) {
      expect(() => loanSchedule({ ...loan, months })).toThrow(
        new RangeError(
          `A loan over ${months} months is not worked out month by month: no lender gives one. Ask for at most 600.`,
        ),
      );
    }
  });
});

describe('savingOf', () => {
  it('ends the loan sooner with the same instalment', () => {
    const { interest, months, emi } = savingOf(loan, { amount: 20_000, after: 12, less: 'months' });
    expect(months).toBe(7);
    expect(emi).toBe(3226.72);
    expect(interest).toBeGreaterThan(3000);
  });

  it('makes the instalment smaller over the same tenure, which saves less', () => {
    const sooner = savingOf(loan, { amount: 20_000, after: 12, less: 'months' });
    const smaller = savingOf(loan, { amount: 20_000, after: 12, less: 'emi' });
    expect(smaller.months).toBe(0);
    expect(smaller.emi).toBeLessThan(3226.72);
    expect(smaller.interest).toBeLessThan(sooner.interest);
  });

  it.each(['arrears', 'advance'] as const)('leaves equal instalments where they become smaller, %s', (type) => {
    const rows = loanSchedule({ ...loan, type }, { amount: 20_000, after: 12, less: 'emi' }).slice(12);
    expect(rows).toHaveLength(24);
    const first = rows[0]?.payment ?? 0;
    for (const { payment } of rows) expect(Math.abs(payment - first), 'Rounding settled by the last').toBeLessThan(1);
  });

  it('ends the loan at once where all of it is paid', () => {
    expect(savingOf(loan, { amount: 100_000, after: 1, less: 'months' })).toMatchObject({ months: 35, emi: 0 });
  });

  it('never costs anything', () => {
    for (const some of someLoans()) {
      const saving = savingOf(some, { amount: 5000, after: 3, less: 'months' });
      expect(saving.interest).toBeGreaterThanOrEqual(0);
      expect(saving.months).toBeGreaterThanOrEqual(0);
    }
  });
});
