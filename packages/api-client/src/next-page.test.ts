import { describe, expect, it } from 'vitest';
import { fetchBikes } from './calls/catalogue.ts';
import { createApiClient } from './create-api-client.ts';
import { nextPage } from './next-page.ts';

const pageWith = (next: string | null) => ({ count: 30, next, previous: null, results: [] });

describe('nextPage', () => {
  it.each([
    ['https://inner.invalid:8000/api/bikes/?brand=3&page=2', { brand: '3', page: '2' }],
    ['/api/bikes/?page=2', { page: '2' }],
    ['?cursor=a%3D', { cursor: 'a=' }],
  ])('reads the parameters of %s', (next, expected) => {
    expect(nextPage(pageWith(next))).toEqual(expected);
  });

  it('is null on the last page', () => {
    expect(nextPage(pageWith(null))).toBeNull();
    expect(nextPage(pageWith('/api/bikes/'))).toBeNull();
  });

  it('leads a list from page to page at its own origin', async () => {
    const asked: string[] = [];
    const api = createApiClient({
      origin: 'https://api.invalid',
      fetch: async (input) => {
        asked.push(new Request(input).url);
        return Response.json(pageWith('http://inner.invalid/api/bikes/?brand=3&page=2'));
      },
    });
    const first = await fetchBikes(api, { brand: 3 });
    await fetchBikes(api, { ...nextPage(first) });
    expect(asked).toEqual(['https://api.invalid/api/bikes/?brand=3', 'https://api.invalid/api/bikes/?brand=3&page=2']);
  });
});
