export { BikeFinder } from './bike-finder.ts';
export { FoundPageRepository, type FoundPageRow } from './found-page-repository.ts';
export { PageFinder } from './page-finder.ts';
export { SearchRepository } from './search-repository.ts';
export { searchTerms, withoutMarks } from './search-terms.ts';
export { situationWords } from './situation-words.ts';
