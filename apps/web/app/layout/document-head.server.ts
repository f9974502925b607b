import body from '@dopahiya/ui-kit/fonts/anek-body.woff2?url';
import devanagari from '@dopahiya/ui-kit/fonts/anek-deva-brand.woff2?url';
import display from '@dopahiya/ui-kit/fonts/anek-display.woff2?url';
import displayRupee from '@dopahiya/ui-kit/fonts/anek-display-rupee.woff2?url';
import bodyRupee from '@dopahiya/ui-kit/fonts/anek-rupee.woff2?url';
import { fontScript, lazyFonts } from '@dopahiya/site/document';
import { headerEndId } from '@dopahiya/ui-kit/frame';
import { firstPaintCss, fontCss, pageColors } from '@dopahiya/ui-kit/page-style';
import themeScript from '../theme.ts?inline-script';

/** Where the bundler put the fonts. */
const fonts = { body, bodyRupee, devanagari, display, displayRupee };

/** The style text of every page: tokens, reset. Only the server writes it, so no script carries it. */
const pageStyle = firstPaintCss(fonts);

/** Its font faces, which come after the first paint. */
const fontStyle = fontCss(fonts);

/** The colours that browsers give what they show around every page. */
const themeColors = Object.entries(pageColors)
  .map(([theme, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${color}">`)
  .join('');

const script = `${themeScript}\n${fontScript}`;

/**
 * The first paint shows the whole header: a browser would paint its pieces as they come, and lay the page out for each. Its
 * empty end is waited for, since Chromium waits for the beginning of an element and others may for its end.
 */
const firstPaint = `<link rel="expect" href="#${headerEndId}" blocking="render">`;

/** What the server adds to the head of every page, before the page's own styles. */
export const documentHead = {
  html: `${firstPaint}${themeColors}${lazyFonts(fontStyle)}<script>${script}</script><style>${pageStyle}</style>`,
  scripts: [script],
  styles: [fontStyle, pageStyle],
};
