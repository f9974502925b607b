import type { ChatDetails, ChatMessage } from '@dopahiya/domain/chat';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** Says who asks the bot; its answer has the id to ask with. */
export const beginChat = (api: ApiClient, details: ChatDetails, options?: RequestOptions) =>
  api.post('chatbot/user-details/', 'chatPerson', { ...options, json: details });

/** Asks the bot. */
export const askChat = (api: ApiClient, message: ChatMessage, options?: RequestOptions) =>
  api.post('chatbot/', 'chatAnswer', { ...options, json: message });

/** Deletes who asked with all that they asked. */
export const forgetChat = (api: ApiClient, id: string | number, options?: RequestOptions) =>
  api.delete(`chatbot/user-details/${encodeURIComponent(id)}/`, 'nothing', options);
