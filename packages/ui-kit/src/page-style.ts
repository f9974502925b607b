export { type FontAddresses, pageColors, pageCss } from './page-style/page-css.ts';
