import { createHash } from 'node:crypto';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components moves its rules into a new, empty `<style>` when it starts; Chromium asks for this hash then. */
const emptyStyle = hash('');

/** The texts of a page's own scripts and styles. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The policy of one page. Takes the texts that the server itself wrote: never collect them from the finished HTML,
 * where an injected script would be hashed, and so allowed, with the rest.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineTexts): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts.map(hash)].join(' ')}`,
    `style-src ${["'self'", emptyStyle, ...styles.map(hash)].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
