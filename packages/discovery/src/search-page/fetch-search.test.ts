import { createApiClient } from '@dopahiya/api-client';
import { readSearch } from '@dopahiya/engines/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { fetchSearch } from './fetch-search.ts';

const page = { count: 0, next: null, previous: null, results: [], left_out: ['zorbing'] };

/** An API that knows 60 bikes, and none of the name that is searched for; later pages of an empty list are missing. */
function openApi() {
  const statuses: number[] = [];
  const answerTo = ({ pathname, searchParams }: URL): Response => {
    if (pathname.endsWith('/search/reading/')) return Response.json(readSearch('electric zorbing', []));
    if (!pathname.endsWith('/bikes/')) return Response.json({ results: [], leads: [] });
    if (!searchParams.has('search')) return Response.json({ ...page, count: 60 });
    return Response.json(page, { status: searchParams.get('page') === '1' ? 200 : 404 });
  };
  const api = createApiClient({
    origin: 'https://api.invalid',
    fetch: ({ url }) => {
      const answer = answerTo(new URL(url));
      statuses.push(answer.status);
      return Promise.resolve(answer);
    },
  });
  return { api, statuses };
}

describe('fetchSearch', () => {
  it.each([1, 2])('asks for no page that is missing to fall back to what it understood, on page %i', async (number) => {
    const { api, statuses } = openApi();
    const options = { isFirst: number === 1, client: new QueryClient() };
    const found = await fetchSearch('electric zorbing', api, { page: number, limit: 24, sort: undefined }, options);
    expect(found.count).toBe(60);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
