import { createApiClient } from '@dopahiya/api-client';
import { QueryClient } from '@tanstack/react-query';
import { locationOf } from '@dopahiya/site';
import { expect, it } from 'vitest';
import { newsQueries } from '../news-queries.ts';
import { buildArticle } from '../testing.ts';
import { articleHead } from './article-head.ts';
import { articlePage } from './article.page.ts';

const api = createApiClient({ origin: 'https://dopahiya.example' });

it('has the article in the first HTML, and then those like it', () => {
  const at = locationOf(articlePage, { pathname: '/news/one-engine', search: '' }, { slug: 'one-engine' });
  const { essential, sections } = articlePage.queries(api, at);
  const article = newsQueries.article(api, 'one-engine').queryKey;
  expect(essential?.queryKey).toEqual(article);
  const client = new QueryClient();
  const keys = () => (typeof sections === 'function' ? sections(client) : []).map(({ queryKey }) => queryKey);
  expect(keys()).toEqual([]);
  client.setQueryData(article, buildArticle({ id: 7 }));
  expect(keys()).toEqual([newsQueries.related(api, buildArticle({ id: 7 })).queryKey]);
});

it.each([
  ['2026-11-20T06:30:00Z', { datePublished: '2026-11-20T06:30:00Z' }],
  [null, {}],
])('tells search engines when an article was published: %s', (published_date, dates) => {
  const [told, trail] = articleHead(buildArticle({ published_date })).structuredData ?? [];
  expect(JSON.stringify(trail)).toContain('"/bike-news"');
  expect(told).toMatchObject({ '@type': 'NewsArticle', ...dates });
  expect('datePublished' in (told ?? {})).toBe(published_date !== null);
});
