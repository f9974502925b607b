import { loadNumberReader } from '@dopahiya/domain/typed';
import { beforeAll, expect, it } from 'vitest';
import { amountLimits, parseBoundedNumber, rateLimits, unreadNumbers } from './limits.ts';

beforeAll(loadNumberReader);

it.each([
  ['210748', amountLimits, 210_748],
  ['2,10,748', amountLimits, 210_748],
  ['₹ 50000', amountLimits, 50_000],
  ['-5', amountLimits, 10_000],
  ['99999999', amountLimits, 1_000_000],
  ['8.5', rateLimits, 8.5],
  ['0', rateLimits, 1],
  ['', amountLimits, null],
  ['a lakh', amountLimits, null],
  ['1 lakh', amountLimits, 100_000],
  ['1,50,000/-', amountLimits, 150_000],
  ['१,५०,०००', amountLimits, 150_000],
  ['91674', amountLimits, 91_674],
  ['1e9', amountLimits, 1_000_000],
  ['10,5', amountLimits, null],
  ['10,5', rateLimits, 10.5],
  ['8.75', rateLimits, 8.75],
  ['NaN', rateLimits, null],
  ['9'.repeat(400), amountLimits, null],
  [null, rateLimits, null],
])('reads %j within %o as %s', (text, limits, number) => {
  expect(parseBoundedNumber(text, limits)).toBe(number);
});

it('reads a number with its unit, and names what it cannot read', () => {
  const rate = { ...rateLimits, unit: '%' };
  expect(parseBoundedNumber('10.5 %', rate)).toBe(10.5);
  const texts = { amount: 'a lot', rate: '9%', years: '' };
  expect(
    unreadNumbers(
      { get: (name: keyof typeof texts) => texts[name] },
      { amount: amountLimits, rate, years: rateLimits },
    ),
  ).toEqual({ amount: 'a lot' });
});
