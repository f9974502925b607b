export { BikeFinder } from './bike-finder.ts';
export { SearchRepository } from './search-repository.ts';
export { searchTerms, withoutMarks } from './search-terms.ts';
