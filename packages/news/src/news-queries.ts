import { type ApiClient, ApiError, fetchArticle, fetchArticleLikes, fetchNews, nextPage } from '@dopahiya/api-client';
import type { Article } from '@dopahiya/domain/content';
import type { Page } from '@dopahiya/domain/requests';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { wordsOf } from './news-text.ts';

const freshFor = 5 * 60_000;
const relatedShown = 3;
/** Number of articles per page. */
export const pageSize = 10;
/** Maximum page size of the API. */
const MAX_FOUND = 100;
/** Maximum stored length of an excerpt, in characters; no page shows more. */
const MAX_OPENING = 400;

/** An article as a list shows it, without fields that the page's data does not need. */
export interface NewsItem extends Pick<
  Article,
  'id' | 'slug' | 'title' | 'excerpt' | 'category' | 'published_date' | 'featured_image_url' | 'view_count'
> {
  is_featured: boolean;
  is_sample: boolean;
}

/** A list: search text and first page. */
export interface NewsList {
  search: string;
  page: number;
}

/** Queries of the news pages. */
export const newsQueries = {
  /** Articles of a list, page by page, newest first. */
  pages: (api: ApiClient, { search, page }: NewsList) =>
    infiniteQueryOptions({
      queryKey: ['news', search, page],
      queryFn: async ({ pageParam, signal }) =>
        withoutTexts(await fetchNews(api, requestOf(search, pageParam), { signal })),
      initialPageParam: page,
      getNextPageParam: (last: Page<NewsItem>, _pages, current) => (nextPage(last) ? current + 1 : undefined),
      staleTime: freshFor,
    }),
  /** Ids of the articles on the first `pages` pages of a list that contain a text; fetched only when somebody types one. */
  withText: (api: ApiClient, { search, page }: NewsList, text: string, pages: number) =>
    queryOptions({
      queryKey: ['news-with-text', search, page, text, pages],
      queryFn: async ({ signal }) => {
        // Matches come in list order: no more of them than fit on the loaded pages can be among those.
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
  /** Other articles of the same category, most similar first if the API supports it. */
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
  /** Number of likes of an article, and whether the signed-in visitor likes it. */
  likes: (api: ApiClient, slug: string, name: string | null) =>
    queryOptions({
      queryKey: ['article-likes', name, slug],
      queryFn: ({ signal }) => fetchArticleLikes(api, slug, { signal }),
      enabled: name !== null,
      staleTime: 60_000,
    }),
};

/** Requests the newest first; search results come in that order anyway. */
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

/** Checks whether the API answered 404 for the article. */
export const isMissing = (error: Error): boolean =>
  error instanceof ApiError && error.kind === 'status' && error.status === 404;
