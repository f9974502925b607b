export { AddToCompare } from './add-to-compare/add-to-compare.tsx';
export type { CompareSlots } from './compare-page/compare-page.tsx';
export { compareStartPage } from './compare-page/compare-start.page.tsx';
export { comparisonPage } from './compare-page/comparison.page.tsx';
export { LaterCompareTray } from './compare-tray/later-compare-tray.tsx';
export { LaterComparisonTeaser, LaterFeaturedComparisons } from './home-sections/later-sections.tsx';
