import { expect, it } from 'vitest';
import { monthsIn } from './blank-other-numbers.ts';

it.each([
  ['EMI 3,200 x 36', 36],
  ['6 months', 6],
  ['84 mahine', 84],
  ['5 months', undefined],
  ['85 months', undefined],
])('reads how long a loan of %j runs', (text, months) => {
  expect(monthsIn(text)).toBe(months);
});
