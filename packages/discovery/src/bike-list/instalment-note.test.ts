import { describe, expect, it } from 'vitest';
import { instalmentNote } from './instalment-note.ts';

describe('instalmentNote', () => {
  it('says the instalment of the price with its months and its rate', () => {
    expect(instalmentNote({ price: 113_133, status: 'on_sale' })).toBe('EMI from ₹3,758 for 36 months at 12%');
  });

  it.each([
    { price: null, status: 'on_sale' },
    { price: 113_133, status: 'upcoming' },
    { price: 113_133, status: 'discontinued' },
  ] as const)('says nothing of %j', (bike) => {
    expect(instalmentNote(bike)).toBeUndefined();
  });
});
