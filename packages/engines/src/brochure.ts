export type { BrochureFact } from './brochure/brochure.ts';
export { readBrochure } from './brochure/read-brochure.ts';
export { reasonText } from './brochure/reason-text.ts';
