import type { ContactMessage, FigureReport, ReviewChanges, ReviewDraft } from '@dopahiya/domain/inputs';
import type { PageRequest, ReviewRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** Returns a page of the articles about a bike, newest first. */
export const fetchBikeArticles = (api: ApiClient, slug: string, request: PageRequest = {}, options?: RequestOptions) =>
  api.get(`bikes/${encodeURIComponent(slug)}/articles/`, 'articlePage', { ...options, search: request });

/** Returns the questions about a model, by its id or slug; the general questions by default. */
export const fetchFaqs = (api: ApiClient, bike_model?: string | number, options?: RequestOptions) =>
  api.get('faqs/', 'faqs', { ...options, search: { bike_model } });

/** Returns a page of a bike's reviews, by its slug or id, with the summary of all real ones. */
export const fetchReviews = (
  api: ApiClient,
  bike: string | number,
  request: ReviewRequest = {},
  options?: RequestOptions,
) => api.get('reviews/', 'reviewPage', { ...options, search: { bike, ...request } });

/** Stores a review by the signed-in user, one per bike; others see it once it is published. */
export const addReview = (api: ApiClient, review: ReviewDraft, options?: RequestOptions) =>
  api.post('reviews/', 'nothing', { ...options, json: review, asUser: true });

/** Returns a page of the signed-in user's reviews with their status, of one bike or all. */
export const fetchOwnReviews = (
  api: ApiClient,
  request: PageRequest & { bike?: string } = {},
  options?: RequestOptions,
) => api.get('users/me/reviews/', 'ownReviewPage', { ...options, search: request, asUser: true });

/** Edits a review of the signed-in user; it must be published again. */
export const changeReview = (api: ApiClient, id: number, changes: ReviewChanges, options?: RequestOptions) =>
  api.patch(`reviews/${id}/`, 'nothing', { ...options, json: changes, asUser: true });

/** Deletes a review of the signed-in user. */
export const deleteReview = (api: ApiClient, id: number, options?: RequestOptions) =>
  api.delete(`reviews/${id}/`, 'nothing', { ...options, asUser: true });

/** Returns which reviews of a bike the signed-in user found helpful. */
export const fetchHelpfulReviews = (api: ApiClient, bike: string, options?: RequestOptions) =>
  api.get('users/me/helpful-reviews/', 'helpfulReviews', { ...options, search: { bike }, asUser: true });

/** Adds or removes the signed-in user's helpful vote for a review. */
export const voteHelpful = (api: ApiClient, id: number | string, isHelpful: boolean, options?: RequestOptions) =>
  api[isHelpful ? 'post' : 'delete'](`reviews/${id}/helpful/`, 'nothing', { ...options, asUser: true });

/** Reports a wrong figure of a bike. */
export const reportFigure = (api: ApiClient, report: FigureReport, options?: RequestOptions) =>
  api.post('figure-reports/', 'nothing', { ...options, json: report });

/** Sends a contact message; with `asUser` it is linked to the signed-in user's account. */
export const sendMessage = (api: ApiClient, message: ContactMessage, options?: RequestOptions) =>
  api.post('users/contact-messages/', 'takenMessage', { ...options, json: message });
