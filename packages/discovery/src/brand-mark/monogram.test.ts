import { expect, it } from 'vitest';
import { monogramOf } from './monogram.ts';

it.each([
  ['Hero', 'He'],
  ['Bajaj', 'Ba'],
  ['Royal Enfield', 'RE'],
  ['Harley-Davidson', 'HD'],
  ['TVS', 'TVS'],
  ['QJ Motor', 'QJ'],
  ['iVOOMi', 'IV'],
  ['Joy e-bike', 'JE'],
  ['बजाज ऑटो', 'बऑ'],
  ['हीरो', 'हीरो'],
  ['Q', 'Q'],
  ['', ''],
])('of %j is %j', (name, letters) => {
  expect(monogramOf(name)).toBe(letters);
});
