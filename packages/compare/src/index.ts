export { AddToCompare } from './add-to-compare/add-to-compare.tsx';
export type { CompareSlots } from './compare-page/compare-page.tsx';
export { compareStartPage } from './compare-page/compare-start.page.tsx';
export { comparisonPage } from './compare-page/comparison.page.tsx';
export { DeferredCompareTray } from './compare-tray/deferred-compare-tray.tsx';
export { DeferredComparisonTeaser, DeferredFeaturedComparisons } from './home-sections/deferred-sections.ts';
