import { describe, expect, it } from 'vitest';
import { choicesOf, queryOf } from './search-query.ts';

describe('choicesOf', () => {
  it.each([
    { search: 'splendor under 40k' },
    { brand: 'hero', price: '0-25000', city: 'pune', sort: 'price-low' },
    { city: 'pune', within: '25', min_year: '2018', max_km: '20000' },
    { owner: '3rd+', verified: 'true', deal: 'great' },
    { verified: 'false' },
  ] as const)('gives the filters back that %j was stored with', (choices) => {
    expect(choicesOf(queryOf(choices))).toEqual(choices);
  });

  it('leaves out what the page cannot show', () => {
    expect(choicesOf('brand=hero&min_price=1&max_price=2&condition=good')).toEqual({ brand: 'hero' });
    expect(choicesOf('brand=hero&within=25')).toEqual({ brand: 'hero' });
  });
});
