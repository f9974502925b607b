import { firstPaintCss, fontCss, pageColors } from '@dopahiya/ui-kit/page-style';
import { fonts } from './fonts.ts';

/** The style text of every page: tokens, reset. Only the server writes it, so no script carries it. */
export const pageStyle: string = firstPaintCss(fonts);

/** Its font faces, which come after the first paint. */
export const fontStyle: string = fontCss(fonts);

/** The colours that browsers give what they show around every page. */
export const themeColors: string = Object.entries(pageColors)
  .map(([theme, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${color}">`)
  .join('');
