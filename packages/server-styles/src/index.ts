export { type PageStyles, ServerStyles } from './page-styles.ts';
