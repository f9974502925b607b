export type { Aim } from './plain-words/aims.ts';
export { readPlainWords } from './plain-words/read-plain-words.ts';
export { type Reading, withoutPart } from './plain-words/reading.ts';
