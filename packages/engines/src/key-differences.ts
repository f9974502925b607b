export { findKeyDifferences, type KeyDifference } from './key-differences/find-key-differences.ts';
export { haveOneBasis, priceBasisOf } from './key-differences/price-basis.ts';
