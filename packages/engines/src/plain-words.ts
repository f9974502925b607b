export { rivalsIn } from './plain-words/aims.ts';
export type { NamedBrand } from './plain-words/read-names.ts';
export { readPlainWords } from './plain-words/read-plain-words.ts';
export { type Reading, type ReadPart, withoutPart } from './plain-words/reading.ts';
