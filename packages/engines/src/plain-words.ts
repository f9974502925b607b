export { type Aim, rivalsIn } from './plain-words/aims.ts';
export { conditionsOf } from './plain-words/conditions-of.ts';
export { findAsRead } from './plain-words/find-as-read.ts';
export type { NamedBrand } from './plain-words/read-names.ts';
export { readPlainWords } from './plain-words/read-plain-words.ts';
export { askedSort } from './plain-words/read-sorts.ts';
export { type Reading, type ReadPart, sortIn, withHeight, withoutPart } from './plain-words/reading.ts';
