import { describe, expect, it } from 'vitest';
import { heldWords } from './held-words.ts';
import type { ScreeningReason } from './screen-text.ts';

const before = 'One owner, 18,400 km, serviced at the dealer, bills are there.';
const after = 'Tyres are new, insurance till 2027.';

describe('heldWords', () => {
  it.each<[ScreeningReason, string]>([
    ['number', '98765 43210'],
    ['number', 'nine eight double one zero two two three three four'],
    ['number', '९८११०-२२३३४'],
    ['link', 'visit evil dot com'],
    ['payment', 'rahul@okaxis'],
    ['plate', 'MH 12 AB 1234'],
    ['elsewhere', 'whatsapp me'],
  ])('finds the %s in %j within a long text', (reason, words) => {
    const found = heldWords(`${before} ${words} ${after}`, reason) ?? '';
    expect(words).toContain(found);
    expect(found.length).toBeGreaterThan(6);
  });

  it('repeats at most 60 characters', () => {
    expect(heldWords(`9876543210${'9'.repeat(150)}`, 'number')).toHaveLength(61);
  });

  it('is null where nothing of the kind is found', () => {
    expect(heldWords(before, 'number')).toBeNull();
  });
});
