import { describe, expect, it } from 'vitest';
import { countSteps } from '../testing/count-steps.ts';
import { hostileShapes, isOfRows } from '../testing/hostile-shapes.ts';
import { honestAside, tricksAside } from '../testing/first-messages-aside.ts';
import { maxScreenedCharacters } from './plain-characters.ts';
import { screenText } from './screen-text.ts';

const screen = (text: string, earlier: readonly string[] = []) => screenText(text, 'message', earlier);

const repeated = (text: string) => (length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
/** Shapes of hostile input that could slow down the rules, each of any length. */
const shapes: readonly (readonly [string, (length: number) => string])[] = [
  ...hostileShapes,
  ...[
    'ninetynine',
    '9 ',
    'a.',
    'a.b',
    'a ',
    '@',
    'a@',
    'a dot ',
    '9:',
    '₹9 ',
    '9km ',
    'in.',
    'insta ',
    'telegram a ',
    'w.',
    '1.1.',
  ].map((part) => [`'${part}' again and again`, repeated(part)] as const),
];
const stepsFor = (text: string): number => countSteps(() => screen(text)).count;

/** Replaces the classes in a pattern with 'C'. */
const withClasses = (pattern: string): string =>
  pattern
    .slice(1, pattern.lastIndexOf('/'))
    .replaceAll(/\[(?:\\.|[^\]\\])*\]/gu, 'C')
    .replaceAll(/\\p\{[^}]*\}|\\[^p]/giu, 'C');
const isEndless = (pattern: string): boolean => /[*+]|\{\d+,\}/u.test(withClasses(pattern));
/** Checks for a pattern of only a repeated class, which needs no backtracking. */
const isRun = (pattern: string): boolean => /^\^?C[*+]\$?$/u.test(withClasses(pattern));

describe('screenText', () => {
  it.each([
    ['one row', shapes.filter(([, textOf]) => !isOfRows(textOf)), 500],
    ['many rows', shapes.filter(([, textOf]) => isOfRows(textOf)), 1500],
  ])('takes twice the steps for twice the text, at most: %s', (_, some, length) => {
    const growth = some.map(
      ([name, textOf]) => [name, stepsFor(textOf(length * 2)) / stepsFor(textOf(length))] as const,
    );
    expect(growth.filter(([, times]) => times >= 2.3)).toEqual([]);
  });

  it.each(shapes.slice(-2))('reads no more than the end of a text without end: %s', (_, textOf) => {
    const max = stepsFor(textOf(maxScreenedCharacters));
    expect(stepsFor(textOf(maxScreenedCharacters * 4)) / max).toBeLessThan(1.5);
  });

  it('tries no pattern that passes a run again from each of its places', () => {
    const texts = [...honestAside, ...tricksAside.map(([text]) => text), ...shapes.map(([, textOf]) => textOf(100))];
    const { patterns } = countSteps(() => texts.map((text) => screen(text)));
    expect(patterns.size).toBeGreaterThan(30);
    expect([...patterns].filter((pattern) => isEndless(pattern) && !isRun(pattern))).toEqual([]);
  });
});
