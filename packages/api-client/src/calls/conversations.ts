import type { MessageDraft, ReportDraft } from '@dopahiya/domain/inputs';
import type { OfferDecision } from '@dopahiya/domain/market';
import type { PageRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

const addressOf = (id: number): string => `conversations/${id}/`;

/** Returns a page of the signed-in user's conversations, latest first. */
export const fetchConversations = (api: ApiClient, request: PageRequest = {}, options?: RequestOptions) =>
  api.get('conversations/', 'conversationPage', { ...options, search: request, asUser: true });

/** Returns the number of unread messages of the signed-in user. */
export const fetchUnread = (api: ApiClient, options?: RequestOptions) =>
  api.get('conversations/unread/', 'unread', { ...options, asUser: true });

/** Returns a conversation of the signed-in user, with its latest messages. */
export const fetchConversation = (api: ApiClient, id: number, options?: RequestOptions) =>
  api.get(addressOf(id), 'conversation', { ...options, asUser: true });

/** Returns the messages of a conversation before a given one. */
export const fetchEarlierMessages = (api: ApiClient, id: number, before: number, options?: RequestOptions) =>
  api.get(`${addressOf(id)}messages/`, 'earlierMessages', { ...options, search: { before }, asUser: true });

/** Returns the signed-in user's conversation about a listing, by its slug or id. */
export const fetchConversationAbout = (api: ApiClient, key: string | number, options?: RequestOptions) =>
  api.get(`used-bikes/${encodeURIComponent(key)}/conversation/`, 'ownConversation', { ...options, asUser: true });

/** Sends a message or an offer to the seller of a listing; safe to retry with the same `submission_key`. */
export const askSeller = (api: ApiClient, key: string | number, draft: MessageDraft, options?: RequestOptions) =>
  api.post(`used-bikes/${encodeURIComponent(key)}/conversation/`, 'conversation', {
    ...options,
    json: draft,
    asUser: true,
  });

/** Sends a message in a conversation; safe to retry with the same `submission_key`. */
export const writeMessage = (api: ApiClient, id: number, draft: MessageDraft, options?: RequestOptions) =>
  api.post(`${addressOf(id)}messages/`, 'conversation', { ...options, json: draft, asUser: true });

/** Accepts, declines or withdraws an offer, or ends an agreement. */
export const decideOffer = (
  api: ApiClient,
  id: number,
  offer: number,
  status: OfferDecision,
  options?: RequestOptions,
) => api.patch(`${addressOf(id)}offers/${offer}/`, 'conversation', { ...options, json: { status }, asUser: true });

/** Marks messages as read up to a given one. */
export const markSeen = (api: ApiClient, id: number, message: number, options?: RequestOptions) =>
  api.post(`${addressOf(id)}seen/`, 'nothing', { ...options, json: { message }, asUser: true });

/** Shows or hides the listing's phone number in a conversation. */
export const showNumber = (api: ApiClient, id: number, isShown: boolean, options?: RequestOptions) =>
  api[isShown ? 'post' : 'delete'](`${addressOf(id)}number/`, 'conversation', { ...options, asUser: true });

/** Blocks or unblocks the other person of a conversation. */
export const blockOther = (api: ApiClient, id: number, isBlocked: boolean, options?: RequestOptions) =>
  api[isBlocked ? 'post' : 'delete'](`${addressOf(id)}block/`, 'conversation', { ...options, asUser: true });

/** Reports content of others; repeated reports count once. */
export const sendReport = (api: ApiClient, report: ReportDraft, options?: RequestOptions) =>
  api.post('reports/', 'nothing', { ...options, json: report, asUser: true });

/** Returns whether the signed-in user gets mails about new messages. */
export const fetchMessageMails = (api: ApiClient, options?: RequestOptions) =>
  api.get('conversations/mails/', 'messageMails', { ...options, asUser: true });

/** Switches mails about new messages on or off. */
export const turnMessageMails = (api: ApiClient, is_on: boolean, options?: RequestOptions) =>
  api.patch('conversations/mails/', 'messageMails', { ...options, json: { is_on }, asUser: true });

/** Switches mails about new messages off with the token of a mail's unsubscribe link. */
export const turnMessageMailsOff = (api: ApiClient, token: string, options?: RequestOptions) =>
  api.post(`conversations/mails/off/?token=${encodeURIComponent(token)}`, 'nothing', options);
