import { beforeAll, describe, expect, it, vi } from 'vitest';
import { formatNumber } from '../site/index.ts';
import { loadNumberReader, readNumber } from './index.ts';
import { readWrittenNumber } from './number-reader.ts';

it('reads what is written plainly at once, and other forms when its reader has come', async () => {
  // Other tests may have loaded the reader.
  vi.resetModules();
  const { loadNumberReaderFor, readNumber: readAtFirst } = await import('./index.ts');
  const read = () =>
    ['1,50,000', '91674', '-2500', '8.75', '₹1,50,000', '10,5', '1.5 lakh'].map((text) => readAtFirst(text));
  expect(read()).toEqual([150_000, 91_674, -2500, 8.75, null, null, null]);
  await loadNumberReaderFor(['', 'activa-125', 'New Delhi', 'classic 350', '150000', '8.75']);
  expect(readAtFirst('₹1,50,000')).toBeNull();
  await loadNumberReaderFor(['activa-125', '₹1,50,000']);
  expect(read()).toEqual([150_000, 91_674, -2500, 8.75, 150_000, 10.5, 150_000]);
});

it('reads what is written plainly as in any other form', () => {
  for (const whole of [true, false])
    for (const text of ['0', '7', '007', '1,000', '12,34,567', '1234567.5', '-1,000.25', '150,000', '1,50,000.5'])
      expect(readWrittenNumber(text, { whole })).toBe(readNumber(text));
});

describe('readNumber', () => {
  beforeAll(loadNumberReader);

  it.each([
    ['150000', 150_000],
    ['1,50,000', 150_000],
    ['₹1,50,000', 150_000],
    ['₹ 91,674', 91_674],
    ['1,50,000/-', 150_000],
    ['1,50,000 /=', 150_000],
    ['Rs. 1,50,000.00 only', 150_000],
    ['Rs.85000', 85_000],
    ['INR 2,10,748', 210_748],
    ['72 500 rupees', 72_500],
    ['रु. ४५,०००', 45_000],
    ['१,५०,०००', 150_000],
    ['৮৫,০০০', 85_000],
    ['௧,௫௦,௦௦௦', 150_000],
    ['１５００００', 150_000],
    ['1,50,000\u200B', 150_000],
    ['\u200E₹1,50,000\u200F', 150_000],
    ['1\u00A050\u00A0000', 150_000],
    ['1, 50, 000', 150_000],
    ['150,000', 150_000],
    ['1,000,000', 1_000_000],
    ['1.50.000', 150_000],
    ['12.500', 12_500],
    ['1’50’000', 150_000],
    // Edited in place: one digit more than the grouping allows.
    ['1,00,0000', 1_000_000],
    ['1.5 lakh', 150_000],
    ['1,5 lakh', 150_000],
    ['1.5L', 150_000],
    ['₹1.2 lac', 120_000],
    ['१.५ लाख', 150_000],
    ['डेढ़ लाख', 150_000],
    ['एक लाख', 100_000],
    ['1 lakh 20 thousand 350', 120_350],
    ['1 lakh and 5 hazaar', 105_000],
    ['80k', 80_000],
    ['80 हज़ार रुपये', 80_000],
    ['0.02 crore', 200_000],
    ['1e5', 100_000],
    ['1.5E+05', 150_000],
    ['-5', -5],
    ['−2,000', -2000],
    ['+5000', 5000],
    ['1500.50', 1500.5],
    ['.5', 0.5],
    ['10.', 10],
  ])('reads %j, which is counted in whole ones, as %d', (text, value) => {
    expect(readNumber(text, { whole: true })).toBe(value);
  });

  it.each([
    ['10.25', '', 10.25],
    ['8.75', '', 8.75],
    ['8.750', '', 8.75],
    ['10,5', '', 10.5],
    ['10,25', '', 10.25],
    ['८.७५', '', 8.75],
    ['8.75%', '%', 8.75],
    ['8.75 %', '%', 8.75],
    ['8.75 percent', '%', 8.75],
    ['9 % p.a.', '%', 9],
    ['९ प्रतिशत', '%', 9],
    ['2.75 years', 'years', 2.75],
    ['30 km', ' km', 30],
    ['12,500', '', 12_500],
    ['1.234,5', '', 1234.5],
  ])('reads %j in %j as %d', (text, unit, value) => {
    expect(readNumber(text, { unit })).toBe(value);
  });

  it.each([
    '',
    '  ',
    'ten',
    'lakh',
    'a lakh',
    '1.2.3',
    '1,,5',
    '80,000-90,000',
    '80000 to 90000',
    '80, 90',
    '36 months',
    '8.75%',
    '2 lakh 1 crore',
    '1 lakh 350000',
    '1/2',
    'NaN',
    'Infinity',
    '0x10',
    '1e999',
    '5 7',
    '9'.repeat(400),
  ])('does not guess what %j means', (text) => {
    expect(readNumber(text, { whole: true })).toBeNull();
  });

  it.each(['10,5', '99,00'])(
    'takes the comma of %j for neither a point nor a group where whole ones are counted',
    (text) => {
      expect(readNumber(text, { whole: true })).toBeNull();
    },
  );

  it('reads what formatNumber writes', () => {
    for (const number of [0, 7, 999, 1000, 91_674, 150_000, 12_345_678, -2500, 8.75, 1499.5])
      expect(readNumber(formatNumber(number), { whole: true })).toBe(number);
  });

  // Regression test for backtracking: if two parts of the pattern could match the same digit, each of these
  // would take a second.
  it.each(['1', '1 ', '1,', '1 lakh ', '1.', ' ', '/-', 'rs'])(
    'gives a text of twenty thousand %j up in no time',
    (part) => {
      const read = Array.from({ length: 100 }, () => readNumber(`${part.repeat(20_000)}x`));
      expect(new Set(read)).toEqual(new Set([null]));
    },
  );
});
