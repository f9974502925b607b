import type { MessageDraft, OfferDecision, ReportDraft } from '@dopahiya/domain/market';
import type { PageRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

const addressOf = (id: number): string => `conversations/${id}/`;

/** One page of the conversations of the signed-in user, the latest first. */
export const fetchConversations = (api: ApiClient, request: PageRequest = {}, options?: RequestOptions) =>
  api.get('conversations/', 'conversationPage', { ...options, search: request, asUser: true });

/** How many messages the signed-in user has not seen. */
export const fetchUnread = (api: ApiClient, options?: RequestOptions) =>
  api.get('conversations/unread/', 'unread', { ...options, asUser: true });

/** A conversation of the signed-in user, with its last messages. */
export const fetchConversation = (api: ApiClient, id: number, options?: RequestOptions) =>
  api.get(addressOf(id), 'conversation', { ...options, asUser: true });

/** Messages of a conversation that stand before one. */
export const fetchEarlierMessages = (api: ApiClient, id: number, before: number, options?: RequestOptions) =>
  api.get(`${addressOf(id)}messages/`, 'earlierMessages', { ...options, search: { before }, asUser: true });

/** What the signed-in user has asked about a listing, by its slug or id. */
export const fetchConversationAbout = (api: ApiClient, key: string | number, options?: RequestOptions) =>
  api.get(`used-bikes/${encodeURIComponent(key)}/conversation/`, 'ownConversation', { ...options, asUser: true });

/** Asks the seller of a listing, or offers a sum; sent again with the same `submission_key`, it is the same message. */
export const askSeller = (api: ApiClient, key: string | number, draft: MessageDraft, options?: RequestOptions) =>
  api.post(`used-bikes/${encodeURIComponent(key)}/conversation/`, 'conversation', {
    ...options,
    json: draft,
    asUser: true,
  });

/** Writes in a conversation; sent again with the same `submission_key`, it is the same message. */
export const writeMessage = (api: ApiClient, id: number, draft: MessageDraft, options?: RequestOptions) =>
  api.post(`${addressOf(id)}messages/`, 'conversation', { ...options, json: draft, asUser: true });

/** Accepts, declines or withdraws an offer, or ends what was agreed. */
export const decideOffer = (
  api: ApiClient,
  id: number,
  offer: number,
  status: OfferDecision,
  options?: RequestOptions,
) => api.patch(`${addressOf(id)}offers/${offer}/`, 'conversation', { ...options, json: { status }, asUser: true });

/** Notes up to which message the signed-in user has read. */
export const markSeen = (api: ApiClient, id: number, message: number, options?: RequestOptions) =>
  api.post(`${addressOf(id)}seen/`, 'nothing', { ...options, json: { message }, asUser: true });

/** Shows the buyer of a conversation the number of the listing, or shows it no more. */
export const showNumber = (api: ApiClient, id: number, isShown: boolean, options?: RequestOptions) =>
  api[isShown ? 'post' : 'delete'](`${addressOf(id)}number/`, 'conversation', { ...options, asUser: true });

/** Hears nothing more of the other, or hears them again. */
export const blockOther = (api: ApiClient, id: number, isBlocked: boolean, options?: RequestOptions) =>
  api[isBlocked ? 'post' : 'delete'](`${addressOf(id)}block/`, 'conversation', { ...options, asUser: true });

/** Reports what others wrote; said again, it counts once. */
export const sendReport = (api: ApiClient, report: ReportDraft, options?: RequestOptions) =>
  api.post('reports/', 'nothing', { ...options, json: report, asUser: true });

/** Whether the signed-in user is told of messages by mail. */
export const fetchMessageMails = (api: ApiClient, options?: RequestOptions) =>
  api.get('conversations/mails/', 'messageMails', { ...options, asUser: true });

/** Turns mails about messages on or off. */
export const turnMessageMails = (api: ApiClient, is_on: boolean, options?: RequestOptions) =>
  api.patch('conversations/mails/', 'messageMails', { ...options, json: { is_on }, asUser: true });

/** Turns mails about messages off by the token of a mail's link, for whom it was written to. */
export const turnMessageMailsOff = (api: ApiClient, token: string, options?: RequestOptions) =>
  api.post(`conversations/mails/off/?token=${encodeURIComponent(token)}`, 'nothing', options);
