import { loanSchedule } from '@dopahiya/engines/loan';
import { expect, it } from 'vitest';
import { scheduleCsv } from './schedule-csv.ts';

it('has a line for each instalment, in plain numbers', () => {
  const lines = scheduleCsv(loanSchedule({ amount: 100_000, interest: 10, months: 12, type: 'arrears' })).split('\r\n');
  expect(lines).toHaveLength(14);
  expect(lines[0]).toBe('Instalment,EMI,Interest,Principal,Part payment,Still owed');
  expect(lines[1]).toBe('1,8791.59,833.33,7958.26,0.00,92041.74');
  expect(lines[12]).toMatch(/^12,.*,0\.00$/);
});
