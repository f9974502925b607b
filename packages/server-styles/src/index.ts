export { type Keep, KeptParts, type RenderedPage } from './kept-parts.ts';
export { type PageStyles, ServerStyles } from './page-styles.ts';
