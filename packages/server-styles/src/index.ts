export { type Keep, KeptParts, type Marking, type RenderedPage } from './kept-parts.ts';
export { type PageStyles, ServerStyles, type StyleTags } from './page-styles.ts';
