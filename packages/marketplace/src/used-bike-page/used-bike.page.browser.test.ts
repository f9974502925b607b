import { ApiError, createApiClient, usedBikeQueries } from '@dopahiya/api-client';
import { buildUsedBikeDetail } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { usedBikePage } from './used-bike.page.ts';

const api = createApiClient({ origin: 'https://dopahiya.example' });
const locationAt = (key: string) => locationOf(usedBikePage, { pathname: `/bikes/${key}`, search: '' }, { key });
const { slug } = buildUsedBikeDetail();
const key = String(slug);
const { queryKey } = usedBikeQueries.detail(api, key);
const failure = (status: number) => new ApiError({ kind: 'status', status, message: 'No.' });

function sectionsOf(client: QueryClient) {
  const { sections } = usedBikePage.queries(api, locationAt(key));
  return typeof sections === 'function' ? sections(client).map((query) => query.queryKey[0]) : null;
}

describe('usedBikePage', () => {
  it('has the new price in the city of the bike and similar bikes in the first HTML', () => {
    const client = new QueryClient();
    expect(usedBikePage.queries(api, locationAt(key)).essential?.queryKey).toEqual(queryKey);
    client.setQueryData(queryKey, buildUsedBikeDetail());
    expect(sectionsOf(client)).toEqual(['on-road-price', 'similar-used-bikes']);
    client.setQueryData(queryKey, buildUsedBikeDetail({ city_name: null }));
    expect(sectionsOf(client)).toEqual(['similar-used-bikes']);
  });

  it.each([
    [410, ['similar-used-bikes'], { status: 410 }],
    [404, [], null],
  ])('has similar bikes in place of one that is gone: %i', async (status, sections, answer) => {
    const client = new QueryClient();
    const error = failure(status);
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(error), retry: false });
    expect(sectionsOf(client)).toEqual(sections);
    expect(usedBikePage.answerWith(locationAt(key), { api, client, error })).toEqual(answer);
  });

  it('leads from the id of a bike to its slug', () => {
    const client = new QueryClient();
    for (const address of ['1', key])
      client.setQueryData(usedBikeQueries.detail(api, address).queryKey, buildUsedBikeDetail());
    const answerAt = (address: string) => usedBikePage.answerWith(locationAt(address), { api, client, error: null });
    expect(answerAt('1')).toEqual({ redirect: `/bikes/${key}`, status: 301 });
    expect(answerAt(key)).toBeNull();
  });
});
