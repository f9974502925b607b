import { describe, expect, it } from 'vitest';
import { emiSearch, readAskedLoan } from './emi-inputs.ts';

const read = (search: string) => readAskedLoan(new URLSearchParams(search)).asked;

describe('the inputs of the calculator', () => {
  it('are read from an address as they were put there', () => {
    const inputs = {
      ...read(''),
      amount: 90_000,
      interest: 11.5,
      months: 48,
      type: 'advance' as const,
      pay: 4000,
      part: 20_000,
      after: 6,
      less: 'emi' as const,
    };
    expect(read(emiSearch(inputs))).toEqual(inputs);
  });

  it('have no part payment above the loan, and none after its last instalment', () => {
    expect(read('amount=50000&part=90000').part).toBe(50_000);
    expect(read('months=12&after=40').after).toBe(11);
  });
});
