import { tokensCss } from '../theme/tokens-css.ts';
import { baseCss } from './base-css.ts';
import { hindiCss, withHindiFallback } from './hindi-css.ts';
import { firstFaces, type FontAddresses, fontFaces } from './font-faces.ts';

export type { FontAddresses };

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
