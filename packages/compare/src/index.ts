export { AddToCompare } from './add-to-compare/add-to-compare.tsx';
export type { CompareSlots } from './compare-page/compare-page.tsx';
export { compareStartPage } from './compare-page/compare-start.page.tsx';
export { comparisonPage } from './compare-page/comparison.page.tsx';
export { LazyCompareTray } from './compare-tray/lazy-compare-tray.tsx';
export { LazyComparisonTeaser, LazyFeaturedComparisons } from './home-sections/lazy-sections.ts';
