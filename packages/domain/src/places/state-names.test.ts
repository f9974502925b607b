import { describe, expect, it } from 'vitest';
import { stateName } from '../texts/hi/states.ts';

describe('stateName', () => {
  // Nothing has loaded the names of places here.
  it.each([
    ['Delhi', 'दिल्ली'],
    ['Bihar', 'बिहार'],
    ['Nowhere', 'Nowhere'],
  ])('says %s in Hindi as %s', (name, said) => expect(stateName(name)).toBe(said));
});
