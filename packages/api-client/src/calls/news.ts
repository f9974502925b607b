import type { NewsRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

const addressOf = (slug: string): string => `news/${encodeURIComponent(slug)}/`;

/** Returns a page of the articles, newest first by default. */
export const fetchNews = (api: ApiClient, request: NewsRequest = {}, options?: RequestOptions) =>
  api.get('news/', 'articlePage', { ...options, search: request });

/** Returns an article by its slug or id. */
export const fetchArticle = (api: ApiClient, slug: string, options?: RequestOptions) =>
  api.get(addressOf(slug), 'article', options);

/** Counts a view of an article; sends nothing about the visitor. */
export const countArticleView = (api: ApiClient, slug: string) => api.tell(`${addressOf(slug)}views/`);

/** Returns the number of likes of an article, and whether the signed-in user likes it. */
export const fetchArticleLikes = (api: ApiClient, slug: string, options?: RequestOptions) =>
  api.get(`${addressOf(slug)}like/`, 'articleLikes', { ...options, asUser: true });

/** Adds or removes the signed-in user's like of an article. */
export const likeArticle = (api: ApiClient, slug: string, isLiked: boolean, options?: RequestOptions) =>
  api[isLiked ? 'post' : 'delete'](`${addressOf(slug)}like/`, 'nothing', { ...options, asUser: true });
