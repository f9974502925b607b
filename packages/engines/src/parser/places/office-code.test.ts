import { expect, it } from 'vitest';
import { officeIn } from './office-code.ts';

it.each([
  ['ka 03', 'KA03'],
  ['MH12 kahan ka hai', 'MH12'],
  ['which city is gj 05', 'GJ05'],
  ['एमएच 12 कहाँ का है', 'MH12'],
  ['mt 15', undefined],
  ['activa ka 50', undefined],
  ['budget up 50', undefined],
  ['', undefined],
])('of %j is %s', (text, office) => {
  expect(officeIn(text)).toBe(office);
});
