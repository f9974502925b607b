import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import own from './fixtures/own-quotations.json' with { type: 'json' };
import { countSteps } from '../testing/count-steps.ts';
import { hostileShapes, isOfRows } from '../testing/hostile-shapes.ts';
import { readPaper } from './read-quotation.ts';
import { readableLength } from './quotation.ts';

const stepsFor = (text: string): number => countSteps(() => readPaper(text)).count;

/** Checks for unbounded repetition in a pattern whose classes are replaced by 'C'. */
const endless = (pattern: string): boolean => /[*+]|\{\d+,\}/u.test(withClasses(pattern));

const withClasses = (pattern: string): string =>
  pattern
    .slice(1, pattern.lastIndexOf('/'))
    .replaceAll(/\[(?:\\.|[^\]\\])*\]/gu, 'C')
    .replaceAll(/\\p\{[^}]*\}|\\[^p]/giu, 'C');

/** Checks for a pattern of only a repeated class, or alternatives of it, which needs no backtracking. */
const isRun = (pattern: string): boolean =>
  /^\^?C(?:[*+]|\{\d+,\})\$?(?:\|C\{1,12\}\(\?=C\))?$/u.test(withClasses(pattern));

/** Other allowed patterns, which never backtrack. */
const takesAll = new Set([String.raw`/\([^)]*\)?/gu`, String.raw`/([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu`]);

describe('readPaper', () => {
  it.each([
    ['one row', hostileShapes.filter(([, textOf]) => !isOfRows(textOf)), 400],
    ['many rows', hostileShapes.filter(([, textOf]) => isOfRows(textOf)), readableLength / 12],
  ])('takes twice the steps for twice the text, at most: %s', (_, shapes, length) => {
    const growth = shapes.map(
      ([name, textOf]) => [name, stepsFor(textOf(length * 2)) / stepsFor(textOf(length))] as const,
    );
    expect(growth.filter(([, times]) => times >= 2.3)).toEqual([]);
  });

  it('takes twice the steps for twice the text, at most: any mixture', () => {
    const parts = hostileShapes.map(([, textOf]) => textOf(12));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { minLength: 2, maxLength: 4 }), (mixed) => {
        const text = mixed.join('').repeat(10);
        expect(stepsFor(text + text) / stepsFor(text)).toBeLessThan(2.3);
      }),
      { numRuns: 8, seed: 25 },
    );
  });

  // Steps within one `exec` cannot be counted; without unbounded repetition they are a constant per position in the text.
  it('tries no pattern that passes a run again from each of its places', () => {
    const texts = [...own.map(({ text }) => text), ...hostileShapes.map(([, textOf]) => textOf(100))];
    const { patterns } = countSteps(() => texts.map(readPaper));
    expect(patterns.size).toBeGreaterThan(90);
    expect([...patterns].filter((pattern) => endless(pattern) && !isRun(pattern) && !takesAll.has(pattern))).toEqual(
      [],
    );
  });
});
