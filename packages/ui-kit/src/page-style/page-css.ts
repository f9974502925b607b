import { tokensCss } from '../theme/tokens-css.ts';
import { baseCss } from './base-css.ts';
import { firstFaces, type FontAddresses, fontFaces } from './font-faces.ts';

export type { FontAddresses };

/** Line heights of Hindi: vowel signs stand above and below the letters. Sums of money have Latin digits and keep theirs. */
const lineHeights = { d1: 1.3, d2: 1.3, h2: 1.3, h3: 1.3, h4: 1.3, body: 1.6, small: 1.6, micro: 1.6 };

/** Puts the system's Devanagari font, adjusted to the width of the site's, before the plain one. */
const withHindiFallback = (css: string): string =>
  css.replaceAll("'Noto Sans Devanagari'", "'Anek Deva Fallback', 'Noto Sans Devanagari'");

/** The text styles of a site in Hindi: those of the tokens with other line heights. */
const hindiCss = `:where(:root) { ${Object.entries(lineHeights)
  .map(([name, height]) => typeOf(name).replace(/\/[\d.]+ /, `/${height} `))
  .join(' ')} }`;

function typeOf(name: string): string {
  const [declaration] = tokensCss.match(new RegExp(`--type-${name}: [^;]+;`)) ?? [];
  if (!declaration) throw new Error(`The tokens have no type style ${name}.`);
  return declaration;
}

/**
 * Returns the CSS for the first paint: tokens, fallback fonts and global styles, with the line heights of Hindi where the fonts have
 * `hindi`. A link of class `skip-link` is hidden until it has the focus.
 */
export function firstPaintCss(fonts: FontAddresses): string {
  const tokens = fonts.hindi ? `${withHindiFallback(tokensCss)}${hindiCss}` : tokensCss;
  return squeeze(`${tokens}${firstFaces(fonts)}${baseCss}`);
}

/** Returns the CSS of the site's fonts, which the first paint does not need. */
export const fontCss = (fonts: FontAddresses): string => squeeze(fontFaces(fonts));

/** Returns all of the CSS, for pages that are only painted with the fonts. */
export const pageCss = ({ fonts }: { fonts: FontAddresses }): string => `${fontCss(fonts)}${firstPaintCss(fonts)}`;

const [light = '', dark = ''] = [...tokensCss.matchAll(/--bg-page: (#\w+);/g)].map(([, color]) => color);

/** Background colours of the page, for browser UI around it. */
export const pageColors: Record<'light' | 'dark', string> = { light, dark };

function squeeze(css: string): string {
  return css
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\s*([{};])\s*/g, '$1')
    .replaceAll(/([,:]) /g, '$1')
    .replaceAll(';}', '}')
    .trim();
}
