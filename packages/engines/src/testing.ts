export { plainSearches } from './testing/plain-searches.ts';
