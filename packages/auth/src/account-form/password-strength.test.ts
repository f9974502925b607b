import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['short', 0],
  ['password', 1],
  ['Password123', 1],
  ['12345678', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['Sachin@10', 1],
  ['ashaRao99', 1],
  ['kzuvbqmw', 2],
  ['Kz7v!qmw', 3],
  ['monsoon over the ghats', 4],
  ['बारिश घाट पर आई', 4],
])('calls %s as strong as %d', (password, strength) => {
  expect(passwordStrength(password, ['asha.r', 'asha@example.test', 'Rao'])).toBe(strength);
});
