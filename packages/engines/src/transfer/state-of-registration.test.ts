import { describe, expect, it } from 'vitest';
import { stateOfRegistration } from './state-of-registration.ts';

describe('stateOfRegistration', () => {
  it.each([
    ['DL01', 'Delhi'],
    ['dl 8c', 'Delhi'],
    ['MH-12', 'Maharashtra'],
    ['KA05 AB 1234', 'Karnataka'],
    ['Pune (MH)', 'Maharashtra'],
    ['Pune, MH 12', 'Maharashtra'],
    ['Uttar Pradesh', 'Uttar Pradesh'],
    ['RTO Lucknow, uttar pradesh', 'Uttar Pradesh'],
    ['TS09', 'Telangana'],
    ['OR02', 'Odisha'],
  ])('reads %s as %s', (text, state) => {
    expect(stateOfRegistration(text)).toBe(state);
  });

  it.each([null, '', '22 BH 1234', 'near the big tree', 'XX99', 'my RTO'])('does not know %s', (text) => {
    expect(stateOfRegistration(text)).toBeNull();
  });
});
