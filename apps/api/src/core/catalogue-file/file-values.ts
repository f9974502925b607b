import * as z from 'zod';

/** Characters that a slug has at most. */
export const MAX_SLUG_LENGTH = 80;

/** A slug of the catalogue's files. */
export const catalogueSlug = z
  .string()
  .max(MAX_SLUG_LENGTH)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens');

/** An address of the web in a file of the catalogue. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' });

/** Characters of an article's Markdown at most. */
export const MAX_MARKDOWN_LENGTH = 65_536;
