import { expect, it } from 'vitest';
import { loanSearch, readLoanInputs } from './loan-inputs.ts';

it.each([
  { amount: 80_000, interest: null, years: 3 },
  { amount: 95_000, interest: 11.5, years: 4 },
])('reads from its address what was put there: %j', (inputs) => {
  expect(readLoanInputs(new URLSearchParams(loanSearch(inputs)))).toEqual(inputs);
});
