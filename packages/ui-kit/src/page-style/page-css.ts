import { tokensCss } from '../theme/tokens-css.ts';
import { baseCss } from './base-css.ts';
import { firstFaces, type FontAddresses, fontFaces } from './font-faces.ts';

export type { FontAddresses };

/**
 * The CSS with which every page is first painted: tokens, fallback fonts and what holds for all elements. A link of class
 * `skip-link` stays out of sight until it has the focus.
 */
export const firstPaintCss = (fonts: FontAddresses): string => squeeze(`${tokensCss}${firstFaces(fonts)}${baseCss}`);

/** The CSS of the site's fonts, which no first paint needs. */
export const fontCss = (fonts: FontAddresses): string => squeeze(fontFaces(fonts));

/** All of it at once, for what is never painted without the fonts. */
export const pageCss = ({ fonts }: { fonts: FontAddresses }): string => `${fontCss(fonts)}${firstPaintCss(fonts)}`;

const [light = '', dark = ''] = [...tokensCss.matchAll(/--bg-page: (#\w+);/g)].map(([, color]) => color);

/** The colours of the page itself, for what browsers and phones paint around it. */
export const pageColors: Record<'light' | 'dark', string> = { light, dark };

function squeeze(css: string): string {
  return css
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\s*([{};])\s*/g, '$1')
    .replaceAll(/([,:]) /g, '$1')
    .replaceAll(';}', '}')
    .trim();
}
