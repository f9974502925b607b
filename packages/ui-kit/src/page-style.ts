export { firstPaintCss, type FontAddresses, fontCss, pageColors, pageCss } from './page-style/page-css.ts';
