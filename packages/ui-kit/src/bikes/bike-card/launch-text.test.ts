import { describe, expect, it } from 'vitest';
import { launchText } from './launch-text.ts';

describe('launchText', () => {
  it.each([
    ['2027-06', 'Launch June 2027'],
    ['2027-06-14', 'Launch 14 Jun 2027'],
    ['Mid 2027', 'Mid 2027'],
    ['2027-99', '2027-99'],
    [null, 'Coming Soon'],
  ])('says of %s: %s', (date, text) => {
    expect(launchText(date)).toBe(text);
  });
});
