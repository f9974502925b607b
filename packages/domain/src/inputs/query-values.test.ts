import { describe, expect, it } from 'vitest';
import { nameOrId, searchText, searchWords, slugsOrIds } from './query-values.ts';

describe('values of a query', () => {
  it('are read without what nobody sees of them', () => {
    expect(searchText.parse('\u200Eclassic\u200B 350\uFEFF')).toBe('classic 350');
    expect(searchWords.parse('navi\u200B mum\u00ADbai')).toEqual(['navi', 'mumbai']);
    expect(searchWords.parse('\u200B')).toEqual([]);
    expect(slugsOrIds.parse('hon\u200Bda,\uFEFFhero')).toEqual(['honda', 'hero']);
    expect(nameOrId('Give a city.').parse('\u200BPune\u3164')).toBe('Pune');
  });

  it('keep the joiners of names in Indian scripts', () => {
    expect(nameOrId('Give a city.').parse('श्\u200Dयामनगर')).toBe('श्\u200Dयामनगर');
  });

  it('may still not hold control characters', () => {
    expect(searchText.safeParse('a\u0007b').success).toBe(false);
  });
});
