import * as z from 'zod';

/** Maximum length of a slug in characters. */
export const MAX_SLUG_LENGTH = 80;

/** Slug in the catalogue's files. */
export const catalogueSlug = z
  .string()
  .max(MAX_SLUG_LENGTH)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens');

/** Web address in a file of the catalogue. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' });

/** Maximum length of an article's Markdown in characters. */
export const MAX_MARKDOWN_LENGTH = 65_536;
