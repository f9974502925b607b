export { type FontAddresses, pageCss } from './page-style/page-css.ts';
