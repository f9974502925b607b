export { BikeFinder } from './bike-finder.ts';
export { FoundPageRepository } from './found-page-repository.ts';
export { PageFinder } from './page-finder.ts';
export { SearchRepository } from './search-repository.ts';
