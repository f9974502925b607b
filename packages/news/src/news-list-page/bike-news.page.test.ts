import { ApiError, createApiClient } from '@dopahiya/api-client';
import { locationOf } from '@dopahiya/site';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { newsQueries } from '../news-queries.ts';
import { bikeNewsPage, newsHead } from './bike-news.page.ts';

const api = createApiClient({ origin: 'https://dopahiya.example' });
const locationAt = (search: string) => locationOf(bikeNewsPage, { pathname: '/bike-news', search }, {});

describe('bikeNewsPage', () => {
  it('has the page and the words of its address in the first HTML', () => {
    const { sections } = bikeNewsPage.queries(api, locationAt('?search=+range+&page=2'));
    const { queryKey } = newsQueries.pages(api, { search: 'range', page: 2 });
    expect(sections).toMatchObject([{ queryKey }]);
  });

  it('has an address of its own for search engines only where nothing is searched or filtered', () => {
    expect(newsHead({ search: '', brand: '', page: 1 }).path).toBe('/bike-news');
    expect(newsHead({ search: '', brand: '', page: 2 }).path).toBe('/bike-news?page=2');
    expect(newsHead({ search: 'range', brand: '', page: 1 })).not.toHaveProperty('path');
    expect(newsHead({ search: '', brand: 'Honda', page: 1 })).not.toHaveProperty('path');
  });

  it.each([
    [404, { status: 404 }],
    [500, null],
  ])('answers a page for which the API answers %i', async (status, answer) => {
    const client = new QueryClient();
    const fails = () => Promise.reject(new ApiError({ kind: 'status', status, message: 'No.' }));
    const { queryKey } = newsQueries.pages(api, { search: '', page: 99 });
    await client.prefetchQuery({ queryKey, queryFn: fails, retry: false });
    expect(bikeNewsPage.answerWith(locationAt('?page=99'), { api, client, error: null })).toEqual(answer);
  });
});
