export type { SearchIntent } from './plain-words/aims.ts';
export { conditionsOf } from './plain-words/conditions-of.ts';
export { findAsRead } from './plain-words/find-as-read.ts';
export { withOwnHeight } from './plain-words/own-height.ts';
export {
  isOfBrands,
  type Reading,
  type ReadPart,
  rivalsIn,
  sortIn,
  withHeight,
  withoutPart,
} from './plain-words/reading.ts';
export { readingOf } from './plain-words/reading-of.ts';
export { typedText } from './plain-words/typed-text.ts';
export { officeIn } from './parser/places/office-code.ts';
export { type Situation, situationIn } from './plain-words/situations.ts';
