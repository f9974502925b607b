export { type SearchIntent, rivalsIn } from './plain-words/aims.ts';
export { conditionsOf } from './plain-words/conditions-of.ts';
export { findAsRead } from './plain-words/find-as-read.ts';
export type { NamedBrand } from './plain-words/read-names.ts';
export { readPlainWords, readUsedBikeWords } from './plain-words/read-plain-words.ts';
export {
  isOfBrands,
  type Reading,
  type ReadPart,
  sortIn,
  type UsedCondition,
  withHeight,
  withoutPart,
} from './plain-words/reading.ts';
export { needsNoBike, type Situation } from './plain-words/situations.ts';
export { devanagariNames } from './plain-words/devanagari-names.ts';
export { errorsAllowed, typingErrors, wholeErrors } from './plain-words/typing-errors.ts';
export { endsInA, isDevanagari, soundsOf } from './plain-words/place-sounds.ts';
