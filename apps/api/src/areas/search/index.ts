export { BikeFinder } from './bike-finder.ts';
export { FoundPageRepository, type FoundPageRow } from './found-page-repository.ts';
export { PageFinder, situationWords } from './page-finder.ts';
export { SearchRepository } from './search-repository.ts';
export { UsedBikeReader, type UsedBikeSearch } from './used-bike-reader.ts';
export { type UsedSearchConditions } from './used-search-parts.ts';
