export { type Phrase, phraseBy } from './phrasing/chat-model.ts';
