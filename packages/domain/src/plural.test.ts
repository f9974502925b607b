import { expect, it } from 'vitest';
import { plural } from './plural.ts';

const bikes = (count: number) => plural(count, { one: `${count} bike`, other: `${count} bikes` });

it('takes the form of the number', () => {
  expect([0, 1, 2, 21].map(bikes)).toEqual(['0 bikes', '1 bike', '2 bikes', '21 bikes']);
});

it('takes the general form where there is none of its own', () => {
  expect(plural(1, { other: 'Bikes' })).toBe('Bikes');
});
