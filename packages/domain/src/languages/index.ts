export { formatSpecificationIn, specificationGroupsByLanguage } from './specifications.ts';
