export { colourNameIn } from './colours.ts';
export { formatDateIn, formatMonthIn } from './dates.ts';
export { asWritten, type Wording, wordings } from './wordings.ts';
export { findablePagesInHindi, siteFaqsInHindi } from './findable-pages.ts';
export { placeNameIn } from './places.ts';
export { formatQuantityIn } from './quantities.ts';
export { bikeChoicesByLanguage, usedPriceRangesByLanguage } from './ranges.ts';
export { formatSpecificationIn, specificationGroupsByLanguage } from './specifications.ts';
