export type { DifferenceWords } from './key-differences/difference-in-words.ts';
export { findKeyDifferences, type KeyDifference } from './key-differences/find-key-differences.ts';
export { haveOneBasis, priceBasisOf } from './key-differences/price-basis.ts';
