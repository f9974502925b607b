import type { ChatDetails, ChatMessage } from '@dopahiya/domain/inputs';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** Sends the visitor's details to the chatbot; the response has the id for messages. */
export const beginChat = (api: ApiClient, details: ChatDetails, options?: RequestOptions) =>
  api.post('chatbot/user-details/', 'chatPerson', { ...options, json: details });

/** Sends a message to the chatbot. */
export const askChat = (api: ApiClient, message: ChatMessage, options?: RequestOptions) =>
  api.post('chatbot/', 'chatAnswer', { ...options, json: message });

/** Deletes a chat visitor with all messages. */
export const forgetChat = (api: ApiClient, id: string | number, options?: RequestOptions) =>
  api.delete(`chatbot/user-details/${encodeURIComponent(id)}/`, 'nothing', options);
