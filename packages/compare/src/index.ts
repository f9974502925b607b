export { AddToCompare, type AddToCompareProps } from './add-to-compare/add-to-compare.tsx';
export { choiceQueryOf } from './bike-choice/choice-query.ts';
export { LazyCompareTray } from './compare-tray/lazy-compare-tray.tsx';
export { ComparePage, type ComparePageProps } from './compare-page/compare-page.tsx';
export { compareHead } from './comparison/compare-head.ts';
export { compareQueries } from './comparison/compare-queries.ts';
export { type CompareMode, compareModeOf, comparePath, startTarget } from './comparison/comparison-address.ts';
export { headStartOf } from './comparison/head-start.ts';
export { LazyComparisonTeaser, LazyFeaturedComparisons } from './home-sections/lazy-sections.ts';
