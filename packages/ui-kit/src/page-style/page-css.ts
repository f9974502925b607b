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

const squeeze = (css: string): string =>
  css
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\s*([{};])\s*/g, '$1')
    .trim();
