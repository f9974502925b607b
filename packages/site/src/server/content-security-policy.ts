import { createHash } from 'node:crypto';

/** How a policy names an inline script or style: by the hash of its text. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components moves its rules into a new, empty `<style>` when it starts; Chromium asks for this hash then. */
const emptyStyle = sourceOf('');

/** A page's own scripts and styles, by the names that `sourceOf` gives them. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
  /** What scripts are written with whose texts are the router's. */
  nonce?: string | undefined;
  /** Another origin whose pictures it shows. */
  pictures?: string | undefined;
}

/**
 * Says the policy of each page, which allows what stands in every page and the page's own texts. Takes what the
 * server itself wrote: never collect them from the finished HTML, where an injected script would be hashed, and so allowed,
 * with the rest.
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

/** The sources of `<style>` elements that the server wrote. */
export const styleSources = (tags: string): string[] =>
  [...tags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => sourceOf(text));
