export type { BrochureFact, UnreadWords } from './brochure/brochure.ts';
export { readBrochure } from './brochure/read-brochure.ts';
