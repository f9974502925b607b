export { type ChatAnswer, chatAnswerSchema, type ChatCard, type ChatPerson, chatPersonSchema } from './chat-answer.ts';
export { chatKeptDays, chatLengths, maxEarlier } from './chat-limits.ts';
