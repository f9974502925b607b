import type { NewsRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

const addressOf = (slug: string): string => `news/${encodeURIComponent(slug)}/`;

/** One page of the articles, the newest first unless told otherwise. */
export const fetchNews = (api: ApiClient, request: NewsRequest = {}, options?: RequestOptions) =>
  api.get('news/', 'articlePage', { ...options, search: request });

/** One article, by its slug or id. */
export const fetchArticle = (api: ApiClient, slug: string, options?: RequestOptions) =>
  api.get(addressOf(slug), 'article', options);

/** Tells the API that somebody opened an article; nothing about the visitor is sent. */
export const countArticleView = (api: ApiClient, slug: string) => api.tell(`${addressOf(slug)}views/`);

/** How many like an article, and whether the signed-in user does. */
export const fetchArticleLikes = (api: ApiClient, slug: string, options?: RequestOptions) =>
  api.get(`${addressOf(slug)}like/`, 'articleLikes', { ...options, asUser: true });

/** Says that the signed-in user likes an article, or takes that back. */
export const likeArticle = (api: ApiClient, slug: string, isLiked: boolean, options?: RequestOptions) =>
  api[isLiked ? 'post' : 'delete'](`${addressOf(slug)}like/`, 'nothing', { ...options, asUser: true });
