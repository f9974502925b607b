export { readPlainWords } from './plain-words/read-plain-words.ts';
export { type Reading, type ReadPart, withoutPart } from './plain-words/reading.ts';
