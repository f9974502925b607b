import body from '../../fonts/anek-body.woff2';
import devanagari from '../../fonts/anek-deva-brand.woff2';
import names from '../../fonts/anek-deva-names.woff2';
import displayRupee from '../../fonts/anek-display-rupee.woff2';
import display from '../../fonts/anek-display.woff2';
import bodyRupee from '../../fonts/anek-rupee.woff2';
import { pageCss } from '../page-style.ts';

let style: HTMLStyleElement | undefined;

/** Adds the page's CSS, which the server normally sends, to stories and component tests. */
export function insertPageStyle(): void {
  if (style?.isConnected) return;
  style = document.createElement('style');
  style.textContent = pageCss({ fonts: { body, bodyRupee, display, displayRupee, devanagari, names } });
  document.head.prepend(style);
}
