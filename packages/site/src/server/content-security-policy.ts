import { createHash } from 'node:crypto';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components moves its rules into a new, empty `<style>` when it starts; Chromium asks for this hash then. */
const emptyStyle = hash('');

/** The texts of a page's own scripts and styles. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
  /** What scripts are written with whose texts are the router's. */
  nonce?: string | undefined;
}

/**
 * Says the policy of each page, which allows what stands in every page and the page's own texts. Takes the texts that the
 * server itself wrote: never collect them from the finished HTML, where an injected script would be hashed, and so allowed,
 * with the rest.
 */
export function pagePolicy(everywhere: InlineTexts): (page: InlineTexts) => string {
  const scripts = ["'self'", ...everywhere.scripts.map(hash)];
  const styles = ["'self'", emptyStyle, ...everywhere.styles.map(hash)];
  return (page) =>
    [
      "default-src 'self'",
      `script-src ${[...scripts, ...page.scripts.map(hash), ...(page.nonce ? [`'nonce-${page.nonce}'`] : [])].join(' ')}`,
      `style-src ${[...styles, ...page.styles.map(hash)].join(' ')}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
}

/** The texts of `<style>` elements that the server wrote. */
export const styleTexts = (tags: string): string[] =>
  [...tags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
