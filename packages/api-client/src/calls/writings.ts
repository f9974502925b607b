import type { FigureReport } from '@dopahiya/domain/bikes';
import type { ContactMessage, ReviewChanges, ReviewDraft } from '@dopahiya/domain/content';
import type { PageRequest, ReviewRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** One page of the articles about a bike, the newest first. */
export const fetchBikeArticles = (api: ApiClient, slug: string, request: PageRequest = {}, options?: RequestOptions) =>
  api.get(`bikes/${encodeURIComponent(slug)}/articles/`, 'articlePage', { ...options, search: request });

/** The questions about one model, by its id or slug; without one the general questions. */
export const fetchFaqs = (api: ApiClient, bike_model?: string | number, options?: RequestOptions) =>
  api.get('faqs/', 'faqs', { ...options, search: { bike_model } });

/** One page of the reviews of a bike, by its slug or id, with what all real ones say together. */
export const fetchReviews = (
  api: ApiClient,
  bike: string | number,
  request: ReviewRequest = {},
  options?: RequestOptions,
) => api.get('reviews/', 'reviewPage', { ...options, search: { bike, ...request } });

/** Stores what the signed-in user says of a bike, once a bike; others see it when it is published. */
export const addReview = (api: ApiClient, review: ReviewDraft, options?: RequestOptions) =>
  api.post('reviews/', 'nothing', { ...options, json: review, asUser: true });

/** One page of what the signed-in user has written, of one bike or of all, each with its state. */
export const fetchOwnReviews = (
  api: ApiClient,
  request: PageRequest & { bike?: string } = {},
  options?: RequestOptions,
) => api.get('users/me/reviews/', 'ownReviewPage', { ...options, search: request, asUser: true });

/** Says a review of the signed-in user anew; it waits to be published again. */
export const changeReview = (api: ApiClient, id: number, changes: ReviewChanges, options?: RequestOptions) =>
  api.patch(`reviews/${id}/`, 'nothing', { ...options, json: changes, asUser: true });

/** Deletes a review of the signed-in user. */
export const deleteReview = (api: ApiClient, id: number, options?: RequestOptions) =>
  api.delete(`reviews/${id}/`, 'nothing', { ...options, asUser: true });

/** Which reviews of a bike the signed-in user found helpful. */
export const fetchHelpfulReviews = (api: ApiClient, bike: string, options?: RequestOptions) =>
  api.get('users/me/helpful-reviews/', 'helpfulReviews', { ...options, search: { bike }, asUser: true });

/** Says that the signed-in user finds a review helpful, or takes that back. */
export const voteHelpful = (api: ApiClient, id: number | string, isHelpful: boolean, options?: RequestOptions) =>
  api[isHelpful ? 'post' : 'delete'](`reviews/${id}/helpful/`, 'nothing', { ...options, asUser: true });

/** Stores that a figure of a bike is wrong, for us to look into. */
export const reportFigure = (api: ApiClient, report: FigureReport, options?: RequestOptions) =>
  api.post('figure-reports/', 'nothing', { ...options, json: report });

/** Sends a message to the owner of the site; with `asUser` it belongs to the account of the signed-in user. */
export const sendMessage = (api: ApiClient, message: ContactMessage, options?: RequestOptions) =>
  api.post('users/contact-messages/', 'takenMessage', { ...options, json: message });
