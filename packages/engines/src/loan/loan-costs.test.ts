import { describe, expect, it } from 'vitest';
import { affordableLoan, type BikeLoan, instalmentOf, loanCosts } from './loan-costs.ts';

const toPaisa = (rupees: number) => rupees.toFixed(2);

describe('loanCosts', () => {
  it.each([
    [100_000, 10, 12, '8791.59', '8718.93', '5499.06'],
    [100_000, 10, 24, '4614.49', '4576.36', '10747.82'],
    [100_000, 10, 36, '3226.72', '3200.05', '16161.87'],
    [100_000, 10, 48, '2536.26', '2515.30', '21740.40'],
    [100_000, 10, 60, '2124.70', '2107.14', '27482.27'],
    [100_000, 10, 72, '1852.58', '1837.27', '33386.03'],
    [100_000, 10, 84, '1660.12', '1646.40', '39449.95'],
    [1_000_000, 10, 60, '21247.04', '21071.45', '274822.68'],
    [120_000, 11, 36, '3928.65', '3892.96', '21431.26'],
    [80_000, 7, 36, '2470.17', '2455.84', '8926.04'],
    [10_000, 1, 12, '837.85', '837.16', '54.25'],
    [1_000_000, 20, 84, '22206.20', '21842.16', '865320.74'],
  ])(
    'agrees to the paisa with what is published for ₹%d at %d %% for %d months',
    (amount, rate, months, ...expected) => {
      const loan = { amount, interest: rate, months };
      const arrears = loanCosts({ ...loan, type: 'arrears' });
      const advance = loanCosts({ ...loan, type: 'advance' });
      expect([arrears.emi, advance.emi, arrears.interest].map(toPaisa)).toEqual(expected);
      expect(arrears.total).toBeCloseTo(amount + arrears.interest, 6);
    },
  );
});

/** Generates a fixed sequence of loans that covers the limits. */
export function* someLoans(): Generator<Omit<BikeLoan, 'type'>> {
  let seed = 2026;
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let count = 0; count < 300; count++) {
    const amount = Math.round(10_000 + next() * 990_000);
    const interest = Math.round((1 + next() * 19) * 10) / 10;
    yield { amount, interest, months: 6 + Math.floor(next() * 115) };
  }
}

describe('instalmentOf', () => {
  it('is in arrears what it is in advance with one month of interest', () => {
    for (const loan of someLoans()) {
      const advance = instalmentOf({ ...loan, type: 'advance' });
      expect(advance * (1 + loan.interest / 1200)).toBeCloseTo(instalmentOf({ ...loan, type: 'arrears' }), 6);
    }
  });
});

describe('affordableLoan', () => {
  it('lends what ₹3,000 a month pays off in three years', () => {
    expect(affordableLoan(3000, { interest: 10, months: 36, type: 'arrears' })).toBe(92_973);
    expect(affordableLoan(3000, { interest: 10, months: 36, type: 'advance' })).toBe(93_748);
  });

  it.each(['arrears', 'advance'] as const)('is the largest loan that the instalment pays off, in %s', (type) => {
    for (const { amount, ...loan } of someLoans()) {
      const pay = Math.round(amount / 30);
      const largest = affordableLoan(pay, { ...loan, type });
      expect(instalmentOf({ ...loan, type, amount: largest })).toBeLessThanOrEqual(pay);
      expect(instalmentOf({ ...loan, type, amount: largest + 1 })).toBeGreaterThan(pay);
    }
  });
});
