import { describe, expect, it } from 'vitest';
import { monthlyInstalment, usualLoan } from './monthly-instalment.ts';

describe('monthlyInstalment', () => {
  it('pays a price off in three years at 12 % unless another loan is given', () => {
    expect(usualLoan).toEqual({ interest: 12, months: 36, month: '2026-11' });
    expect(Math.round(monthlyInstalment(210_748))).toBe(7000);
    expect(Math.round(monthlyInstalment(100_000))).toBe(3321);
  });

  it.each(['in-arrears', 'in-advance'] as const)('leaves nothing to pay after the last instalment, paid %s', (paid) => {
    const instalment = monthlyInstalment(100_000, usualLoan, paid);
    let debt = 100_000;
    for (let month = 0; month < usualLoan.months; month++) {
      const interestOn = paid === 'in-advance' ? debt - instalment : debt;
      debt += (interestOn * usualLoan.interest) / 1200 - instalment;
    }
    expect(debt).toBeCloseTo(0, 5);
  });

  it('is smaller in advance by one month of interest', () => {
    const inArrears = monthlyInstalment(100_000, { interest: 12, months: 24 });
    expect(monthlyInstalment(100_000, { interest: 12, months: 24 }, 'in-advance')).toBeCloseTo(inArrears / 1.01, 8);
  });

  it('parts the amount evenly where no interest is taken', () => {
    expect(monthlyInstalment(36_000, { interest: 0, months: 36 })).toBe(1000);
  });
});
