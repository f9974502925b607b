export { type ChatAnswer, chatAnswerSchema, type ChatCard, type ChatPerson, chatPersonSchema } from './chat-answer.ts';
export { type ChatDetails, chatKeptDays, chatLengths, maxEarlier, type ChatMessage } from './chat-request.ts';
