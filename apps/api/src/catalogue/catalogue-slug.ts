import * as z from 'zod';

/** A slug of the catalogue's files. */
export const catalogueSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens');
