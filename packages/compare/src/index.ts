export { ComparePage } from './compare-page/compare-page.tsx';
export { compareQueries } from './compare-queries.ts';
