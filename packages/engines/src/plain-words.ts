export type { SearchIntent } from './plain-words/aims.ts';
export { conditionsOf } from './plain-words/conditions-of.ts';
export { findAsRead } from './plain-words/find-as-read.ts';
export { withOwnHeight } from './plain-words/own-height.ts';
export { readPlainWords, readUsedBikeWords } from './plain-words/read-plain-words.ts';
export {
  isOfBrands,
  needsNoBike,
  type Reading,
  type ReadPart,
  rivalsIn,
  sortIn,
  withHeight,
  withoutPart,
} from './plain-words/reading.ts';
export type { Situation } from './plain-words/situations.ts';
