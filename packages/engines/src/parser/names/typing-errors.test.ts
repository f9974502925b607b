import { describe, expect, it } from 'vitest';
import { errorsAllowed, typingErrors, wholeErrors } from './typing-errors.ts';

describe('typingErrors', () => {
  it.each([
    ['honda', 'honda', 0],
    ['hon', 'honda', 0],
    ['hnoda', 'honda', 1],
    ['hoda', 'honda', 1],
    ['hoonda', 'honda', 1],
    ['honza', 'honda', 1],
    ['hno', 'honda', 1],
    ['enfeild', 'enfield', 1],
    ['splandar', 'splendor', 2],
    ['ohdna', 'honda', 2],
    ['hero', 'vega', 3],
    ['a', '', Number.POSITIVE_INFINITY],
  ])('of %j for %j are %d', (typed, word, errors) => {
    expect(typingErrors(typed, word, 5)).toBe(errors);
  });

  it('are not counted to the end once there are too many', () => {
    expect(typingErrors('hero', 'kawasaki', 1)).toBeGreaterThan(1);
  });
});

describe('errorsAllowed', () => {
  it.each([
    ['re', 0],
    ['duke', 1],
    ['honda', 2],
    ['350', 0],
    ['mt15', 0],
    ["';--", 0],
  ])('in %j are %i', (word, errors) => {
    expect(errorsAllowed(word)).toBe(errors);
  });
});

describe('wholeErrors', () => {
  it.each([
    ['dheli', 'delhi', 2],
    ['dheli', 'dhulian', 3],
    ['pune', 'pune', 0],
    ['banglore', 'bangalore', 1],
  ])('counts between %s and %s %d', (typed, word, errors) => {
    expect(Math.min(3, wholeErrors(typed, word, 2))).toBe(errors);
  });
});
