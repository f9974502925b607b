import { describe, expect, it } from 'vitest';
import { phoneDigits } from './digits.ts';

describe('phoneDigits', () => {
  it.each([
    '9876543210',
    ' 98765 43210 ',
    '98765-43210',
    '(98765) 43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+91 (0) 98765 43210',
    '+91-098765 43210',
    '98765–43210',
    '98765‑43210',
    '98765/43210',
    '0091-9876543210',
    '091 98765 43210',
    '0091 9876543210',
    '919876543210',
    '09876543210',
    '९८७६५४३२१०',
    '９８７６５４３２１０',
    '\u202A+91 98765 43210\u202C',
  ])('reads ten digits in %j', (typed) => {
    expect(phoneDigits(typed)).toBe('9876543210');
  });

  it('takes ten digits that begin with 91 for the number itself', () => {
    expect(phoneDigits('9198765432')).toBe('9198765432');
  });

  it.each([
    '',
    'ten digits',
    '987654321',
    '98765432101',
    '+1 9876543210',
    '98765 4321O',
    '9876543210, 9876543211',
    '0000000000',
    '1111111111',
    '9999999999',
    '+91 0000000000',
  ])('does not take %j for a number', (typed) => {
    expect(phoneDigits(typed)).toBeNull();
  });
});
