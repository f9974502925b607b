import { describe, expect, it } from 'vitest';
import { cleanText, isWithin, textError } from './index.ts';

const errors = {
  missing: 'missing',
  short: (min: number, length: number) => `${length} of ${min}`,
  long: (max: number, length: number) => `${length} above ${max}`,
};

describe('textError', () => {
  const errorOf = (text: string) => textError(text, { min: 2, max: 4 }, errors);

  it('tells a missing text from one that is too short or too long', () => {
    expect(['', 'a', 'ab', 'abcd', 'abcde'].map(errorOf)).toEqual([
      'missing',
      '1 of 2',
      undefined,
      undefined,
      '5 above 4',
    ]);
  });

  it('counts characters: a surrogate pair is one, and so is half of one', () => {
    expect(['🏍', '🏍🏍', '🏍'.repeat(4), '🏍'.repeat(5), '\uD83C'].map(errorOf)).toEqual([
      '1 of 2',
      undefined,
      undefined,
      '5 above 4',
      '1 of 2',
    ]);
  });

  it('allows no empty text unless that is said', () => {
    expect(textError('', { max: 4 }, errors)).toBe('missing');
    expect(textError('', { min: 0, max: 4 }, errors)).toBeUndefined();
  });
});

it('cleans a text as it is stored', () => {
  expect(cleanText(' e\u0301t\u00E9\u200B \r\nb\rc ')).toBe('\u00E9t\u00E9 \nb\nc');
});

it('takes only whole numbers of a range', () => {
  expect([0, 1, 2.5, 3, 4, Number.NaN].map((number) => isWithin(number, { min: 1, max: 3 }))).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
});
