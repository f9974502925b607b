import body from '@dopahiya/ui-kit/fonts/anek-body.woff2?url';
import devanagari from '@dopahiya/ui-kit/fonts/anek-deva-brand.woff2?url';
import names from '@dopahiya/ui-kit/fonts/anek-deva-names.woff2?url';
import hindi from '@dopahiya/ui-kit/fonts/anek-deva-hindi.woff2?url';
import display from '@dopahiya/ui-kit/fonts/anek-display.woff2?url';
import displayRupee from '@dopahiya/ui-kit/fonts/anek-display-rupee.woff2?url';
import bodyRupee from '@dopahiya/ui-kit/fonts/anek-rupee.woff2?url';
import { siteLanguage } from '@dopahiya/domain/site';
import { fontScript, lazyFonts } from '@dopahiya/site/document';
import { headerEndId } from '@dopahiya/ui-kit/frame';
import { firstPaintCss, fontCss, pageColors } from '@dopahiya/ui-kit/page-style';
import themeScript from '../theme.ts?inline-script';

/** Font URLs from the bundler. */
const fonts = {
  body,
  bodyRupee,
  devanagari,
  display,
  displayRupee,
  names,
  ...(siteLanguage.code === 'hi' && { hindi }),
};

/** CSS of every page: tokens and reset. Only the server writes it, so no script contains it. */
const pageStyle = firstPaintCss(fonts);

/** Font faces, loaded after the first paint. */
const fontStyle = fontCss(fonts);

/** Browser toolbar colours for each colour scheme. */
const themeColors = Object.entries(pageColors)
  .map(([theme, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${color}">`)
  .join('');

const script = `${themeScript}\n${fontScript}`;

/**
 * Blocks the first paint until the header is complete; otherwise a browser would paint and lay out each piece. Targets an empty element at
 * its end: Chromium waits for an element's start tag, other browsers may wait for its end tag.
 */
const firstPaint = `<link rel="expect" href="#${headerEndId}" blocking="render">`;

/** What the server adds to the head of every page, before the page's own styles. */
export const documentHead = {
  html: `${firstPaint}${themeColors}${lazyFonts(fontStyle)}<script>${script}</script><style>${pageStyle}</style>`,
  scripts: [script],
  styles: [fontStyle, pageStyle],
};
