import * as z from 'zod/mini';

/**
 * A photograph of a bike: its files are at `photoAddress`, for each of its widths in px in each format; `width` and
 * `height` are those of the largest. Whoever shows it must name its credit and its licence.
 */
export const photoSchema = z.object({
  address: z.string(),
  widths: z.array(z.int()).check(z.minLength(1)),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  credit: z.string(),
  licence: z.string(),
  /** The variant or the paint that it shows; null where it is the model as such. */
  variant: z.nullable(z.string()),
  colour: z.nullable(z.string()),
});
export type Photo = z.infer<typeof photoSchema>;
