export type { ChatSlots, Intent } from './chat/chat-intents.ts';
export type { ChatNames, NamedModel } from './chat/chat-names.ts';
export { type ChatThread, emptyThread } from './chat/chat-thread.ts';
export { type ListRequest, listRequest } from './chat/list-request.ts';
export type { QuotedLine } from './chat/quoted-lines.ts';
export { ChatReader, type ChatReading, type Manner } from './chat/read-message.ts';
export { decodeIntentModel, type IntentModel } from './chat/classifier/intent-model.ts';
