export { type PartNeed, partNeeds } from './part-needs.ts';
export {
  type BikeParts,
  bikePartsSchema,
  type Part,
  type PartCategory,
  partCategorySchema,
  type PartDetail,
  partDetailSchema,
  partPageSchema,
  partSchema,
  type TakenFact,
} from './part.ts';
export { partsPaths } from './parts-paths.ts';
