import { tokensCss } from '../theme/tokens-css.ts';
import { baseCss } from './base-css.ts';
import { type FontAddresses, fontFaces } from './font-faces.ts';

export type { FontAddresses };

/**
 * The CSS that every page carries once in its head: tokens, fonts and what holds for all elements. A link of class
 * `skip-link` stays out of sight until it has the focus.
 */
export function pageCss({ fonts }: { fonts: FontAddresses }): string {
  return squeeze(`${tokensCss}${fontFaces(fonts)}${baseCss}`);
}

const [light = '', dark = ''] = [...tokensCss.matchAll(/--bg-page: (#\w+);/g)].map(([, color]) => color);

/** The colours of the page itself, for what browsers and phones paint around it. */
export const pageColors: Record<'light' | 'dark', string> = { light, dark };

const squeeze = (css: string): string =>
  css
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\s*([{};])\s*/g, '$1')
    .trim();
