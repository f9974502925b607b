import { describe, expect, it } from 'vitest';
import { detailsOf, shownPhone } from './details-rules.ts';

const typed = { name: 'Asha', phone: '', email: '', city: 'Pune' };
/** Types a number one character after the other. */
const typedIn = (text: string) => Array.from(text).reduce((shown, character) => shownPhone(shown + character), '');

describe('the phone number of the chat', () => {
  it.each([
    '9876543210',
    '98765-43210',
    '98765–43210',
    '+91 (0) 98765 43210',
    '+91-098765 43210',
    '0091-9876543210',
    '919876543210',
    '09876543210',
    '९८७६५४३२१०',
  ])('is read in %s, pasted or typed', (text) => {
    expect([shownPhone(text), typedIn(text)]).toEqual(['9876543210', '9876543210']);
    expect(detailsOf({ ...typed, phone: text })).toMatchObject({ phone: '+919876543210' });
  });

  it('has ten digits at most, and nothing but digits', () => {
    expect([typedIn('98765432109'), typedIn('98a765'), typedIn('9198765432')]).toEqual([
      '9876543210',
      '98765',
      '9198765432',
    ]);
  });

  it.each(['987654321', '0000000000', '1111111111', '+1 9876543210', '+91 98765'])('is not %s', (text) => {
    expect(detailsOf({ ...typed, phone: text })).toBe('Please enter a valid 10-digit phone number');
  });
});
