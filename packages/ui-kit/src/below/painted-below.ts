import { theme } from '../theme/theme.ts';

/**
 * CSS for what usually stands below the first screen of a page that was just loaded: the browser lays it out and paints it
 * when it comes near, and nothing before, unless it says `data-near`. `height` is that of its content, as CSS. Without scripts, on paper and after
 * `paintBelow` it is there at once.
 */
export const paintedBelow = (height: string): string => `
  :root:not([data-painted]) &:not([data-near]) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${height};

    ${theme.media.noScript} {
      content-visibility: visible;
    }
    @media print {
      content-visibility: visible;
    }
  }
`;

/**
 * From now on all of a page is laid out at once, and each later one too: who goes to a part of it, or back to another page, comes
 * to the place that was meant.
 */
export function paintBelow(): void {
  document.documentElement.dataset['painted'] = '';
}
