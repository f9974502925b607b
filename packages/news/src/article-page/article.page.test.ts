import { createApiClient } from '@dopahiya/api-client';
import { QueryClient } from '@tanstack/react-query';
import { locationOf } from '@dopahiya/site';
import { expect, it } from 'vitest';
import { newsQueries } from '../news-queries.ts';
import { buildArticle } from '../testing.ts';
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
