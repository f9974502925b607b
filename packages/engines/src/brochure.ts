export {
  type BrochureFact,
  type BrochureOptions,
  type BrochureReading,
  MAX_BROCHURE_LENGTH,
  type SheetWords,
  type UnreadReason,
  type UnreadWords,
  type WrittenFigure,
} from './brochure/brochure.ts';
export { readBrochure } from './brochure/read-brochure.ts';
export { reasonText } from './brochure/reason-text.ts';
