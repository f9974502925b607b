import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { autocompleteSchema } from './autocomplete.ts';

const shine = { id: 7, name: 'Shine', brand: 'Honda' };

describe('autocompleteSchema', () => {
  it('drops suggestions without an id', () => {
    const { results } = z.parse(autocompleteSchema, { results: [shine, { name: 'Nobody' }, { ...shine, id: null }] });
    expect(results.map(({ name }) => name)).toEqual(['Shine']);
  });

  it('takes a suggestion for on sale where nobody says otherwise', () => {
    const { results } = z.parse(autocompleteSchema, { results: [shine, { ...shine, status: 'discontinued' }] });
    expect(results.map(({ status }) => status)).toEqual(['on_sale', 'discontinued']);
  });

  it('takes what an API leaves out for empty', () => {
    expect(z.parse(autocompleteSchema, {})).toEqual({
      results: [],
      recent_searches: [],
      popular_searches: [],
      leads: [],
    });
  });

  it('refuses what is no list', () => {
    expect(z.safeParse(autocompleteSchema, { results: 'none' }).success).toBe(false);
  });
});
