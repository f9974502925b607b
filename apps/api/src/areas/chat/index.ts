export { type Phrase, phraseBy } from './phrasing/chat-model.ts';
export { notUnderstood, unknownReplies } from './not-understood.ts';
