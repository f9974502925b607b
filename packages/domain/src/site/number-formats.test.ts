import { expect, it } from 'vitest';
import * as english from '../texts/en/language.ts';
import * as hindi from '../texts/hi/language.ts';
import { plural } from './number-formats.ts';

const bikes = (count: number) => plural(count, { one: `${count} bike`, other: `${count} bikes` });

it('takes the form of the number', () => {
  expect([0, 1, 2, 21].map(bikes)).toEqual(['0 bikes', '1 bike', '2 bikes', '21 bikes']);
});

it('takes the general form where there is none of its own', () => {
  expect(plural(1, { other: 'Bikes' })).toBe('Bikes');
});

it.each([
  ['en-IN', english],
  ['hi-IN', hindi],
] as const)('knows the forms of %s as Intl does', (tag, { pluralForm }) => {
  const rules = new Intl.PluralRules(tag);
  const counts = [-2, -1, 0, 0.5, 1, 1.5, 2, 11, 21, 100];
  expect(counts.map(pluralForm)).toEqual(counts.map((count) => rules.select(count)));
});
