export { type PartNeed, partNeeds } from './part-needs.ts';
export {
  type BikeParts,
  bikePartsSchema,
  type Part,
  type PartCategory,
  type PartDetail,
  partDetailSchema,
  partPageSchema,
  type TakenFact,
} from './part.ts';
export { partsPaths } from './parts-paths.ts';
