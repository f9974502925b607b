import * as z from 'zod';

/** Characters that a slug has at most. */
export const MAX_SLUG_LENGTH = 80;

/** A slug of the catalogue's files. */
export const catalogueSlug = z
  .string()
  .max(MAX_SLUG_LENGTH)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens');
