import { describe, expect, it } from 'vitest';
import { flatLoan } from './flat-loan.ts';
import { loanCosts } from './loan-costs.ts';

const loan = { amount: 100_000, interest: 9, months: 36, type: 'arrears' } as const;

describe('flatLoan', () => {
  it('takes interest of the whole amount to the end', () => {
    expect(flatLoan(loan)).toMatchObject({ interest: 27_000, total: 127_000 });
    expect(flatLoan(loan).emi).toBeCloseTo(3527.78, 2);
  });

  it.each([
    [9, 12],
    [9, 36],
    [12, 24],
    [1, 6],
    [36, 84],
  ])('says which reducing rate %i %% over %i months comes to', (interest, months) => {
    const { reducing, emi } = flatLoan({ ...loan, interest, months });
    expect(loanCosts({ ...loan, interest: reducing, months }).emi).toBeCloseTo(emi, 1);
    expect(reducing).toBeGreaterThan(interest);
  });

  it('costs nothing without interest', () => {
    const free = flatLoan({ ...loan, interest: 0 });
    expect(free.interest).toBe(0);
    expect(free.reducing).toBeCloseTo(0, 4);
  });
});
