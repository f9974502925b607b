export { BrandNames, type NamedBrand } from './parser/names/brand-names.ts';
export { type CatalogueNames, NameIndex, type NamedModel } from './parser/names/name-index.ts';
export { withoutMarks } from './parser/names/name-words.ts';
export { type FoundBike, type MostFound, rankModels, rankMostModels } from './parser/names/rank-models.ts';
export { searchTerms } from './parser/names/search-terms.ts';
export { typingErrors, wholeErrors } from './parser/names/typing-errors.ts';
export { isNamed, isReordered } from './parser/names/whole-names.ts';
