import { type ApiClient, ApiError, fetchArticle, fetchArticleLikes, fetchNews, nextPage } from '@dopahiya/api-client';
import type { Article } from '@dopahiya/domain/content';
import type { Page } from '@dopahiya/domain/requests';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { wordsOf } from './news-text.ts';

const freshFor = 5 * 60_000;
const relatedShown = 3;
/** Articles on one page of a list. */
export const pageSize = 10;
/** The API answers no more at once. */
const MAX_FOUND = 100;
/** More than any page shows of an excerpt. */
const MAX_OPENING = 400;

/** An article as a list shows it: what it does not show stays out of the page's data. */
export interface NewsItem extends Pick<
  Article,
  'id' | 'slug' | 'title' | 'excerpt' | 'category' | 'published_date' | 'featured_image_url' | 'view_count'
> {
  is_featured: boolean;
  is_sample: boolean;
}

/** Which list is shown: what the API searches for, and the page that it begins with. */
export interface NewsList {
  search: string;
  page: number;
}

/** What the pages of news fetch. */
export const newsQueries = {
  /** The articles of a list, page after page, the newest first. */
  pages: (api: ApiClient, { search, page }: NewsList) =>
    infiniteQueryOptions({
      queryKey: ['news', search, page],
      queryFn: async ({ pageParam, signal }) =>
        withoutTexts(await fetchNews(api, requestOf(search, pageParam), { signal })),
      initialPageParam: page,
      getNextPageParam: (last: Page<NewsItem>, _pages, current) => (nextPage(last) ? current + 1 : undefined),
      staleTime: freshFor,
    }),
  /** The ids of the articles of so many pages of a list that have a text anywhere: wanted only by who types it. */
  withText: (api: ApiClient, { search, page }: NewsList, text: string, pages: number) =>
    queryOptions({
      queryKey: ['news-with-text', search, page, text, pages],
      queryFn: async ({ signal }) => {
        // Found articles come in the order of the list: no more of them than its pages hold can be among those.
        const limit = Math.min((page - 1 + pages) * pageSize, MAX_FOUND);
        const { results } = await fetchNews(api, { search: `${search} ${text}`.trim(), limit }, { signal });
        return new Set(results.map(({ id }) => String(id)));
      },
      staleTime: freshFor,
    }),
  /** One article. */
  article: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['article', slug],
      queryFn: ({ signal }) => fetchArticle(api, slug, { signal }),
      staleTime: freshFor,
    }),
  /** Other articles of the same category, those most like it first where the API knows which they are. */
  related: (api: ApiClient, { id, slug, category }: Pick<Article, 'id' | 'slug' | 'category'>) =>
    queryOptions({
      queryKey: ['related-articles', String(id)],
      queryFn: async ({ signal }) => {
        const request = {
          limit: relatedShown + 1,
          ...(category !== null && { category }),
          ...(slug !== null && { related_to: slug }),
        };
        const { results } = withoutTexts(await fetchNews(api, request, { signal }));
        return results.filter((article) => article.id !== id).slice(0, relatedShown);
      },
      staleTime: freshFor,
    }),
  /** Whether the visitor who is signed in likes an article, and how many do. */
  likes: (api: ApiClient, slug: string, name: string | null) =>
    queryOptions({
      queryKey: ['article-likes', name, slug],
      queryFn: ({ signal }) => fetchArticleLikes(api, slug, { signal }),
      enabled: name !== null,
      staleTime: 60_000,
    }),
};

/** The newest first, as far as the API goes by it: what is searched for comes in that order too. */
function requestOf(search: string, page: number) {
  return search === '' ? ({ ordering: '-published_date', page } as const) : { search, page };
}

function withoutTexts({ results, ...page }: Page<Article>): Page<NewsItem> {
  return { ...page, results: results.map(toNewsItem) };
}

function toNewsItem({ excerpt, content, ...article }: Article): NewsItem {
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    excerpt: wordsOf(excerpt ?? content ?? '').slice(0, MAX_OPENING),
    category: article.category,
    published_date: article.published_date,
    featured_image_url: article.featured_image_url,
    view_count: article.view_count,
    is_featured: article.is_featured,
    is_sample: article.is_sample,
  };
}

/** Whether the API answered that there is no such article. */
export const isMissing = (error: Error): boolean =>
  error instanceof ApiError && error.kind === 'status' && error.status === 404;
