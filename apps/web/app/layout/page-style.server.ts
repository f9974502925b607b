import { pageColors, pageCss } from '@dopahiya/ui-kit/page-style';
import { fonts } from './fonts.ts';

/** The style text of every page: tokens, fonts, reset. Only the server writes it, so no script carries it. */
export const pageStyle: string = pageCss({ fonts });

/** The colours that browsers give what they show around every page. */
export const themeColors: string = Object.entries(pageColors)
  .map(([theme, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${color}">`)
  .join('');
