export { compareHandlers } from './testing/compare-handlers.ts';
