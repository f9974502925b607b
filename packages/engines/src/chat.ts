export { type ChatSlots, hasSlot, type Intent, intentSlots } from './chat/chat-intents.ts';
export type { ChatNames, NamedCity, NamedModel, NamedState } from './chat/chat-names.ts';
export { type ChatThread, emptyThread } from './chat/chat-thread.ts';
export { type ListRequest, listRequest } from './chat/list-request.ts';
export type { Unclear } from './chat/in-thread.ts';
export type { QuotedLine } from './chat/quoted-lines.ts';
export { ChatReader, type ChatReading } from './chat/read-message.ts';
