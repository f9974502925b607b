import { createHash } from 'node:crypto';

/** Returns the CSP source of an inline script or style: the hash of its text. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components moves its rules into a new, empty `<style>` on start; Chromium then requires this hash. */
const emptyStyle = sourceOf('');

/** Inline scripts and styles of a page, as returned by `sourceOf`. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
  /** Nonce for scripts written by the router. */
  nonce?: string | undefined;
  /** Additional origin for images. */
  pictures?: string | undefined;
}

/**
 * Returns a function that builds the policy of each page from shared and page-specific sources. Pass only what
 * the server itself wrote; never collect sources from the final HTML, where an injected script would be hashed,
 * and so allowed, too.
 */
export function pagePolicy(everywhere: InlineSources): (page: InlineSources) => string {
  const scripts = ["'self'", ...everywhere.scripts];
  const styles = ["'self'", emptyStyle, ...everywhere.styles];
  return (page) =>
    [
      "default-src 'self'",
      `script-src ${[...scripts, ...page.scripts].join(' ')}`,
      `style-src ${[...styles, ...page.styles].join(' ')}`,
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data:${page.pictures ? ` ${page.pictures}` : ''}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
}

/** Returns the CSP sources of `<style>` elements written by the server. */
export const styleSources = (tags: string): string[] =>
  [...tags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => sourceOf(text));
