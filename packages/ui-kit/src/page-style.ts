export { firstPaintCss, fontCss, pageColors, pageCss } from './page-style/page-css.ts';
