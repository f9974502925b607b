import * as z from 'zod/mini';

/**
 * Photo of a bike: its files are at `photoAddress`, one per width in px and format; `width` and `height` are
 * those of the largest. Its credit and licence must be shown with it.
 */
export const photoSchema = z.object({
  address: z.string(),
  widths: z.array(z.int()).check(z.minLength(1)),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  credit: z.string(),
  licence: z.string(),
  /** Variant or colour in the photo; null if it shows the model in general. */
  variant: z.nullable(z.string()),
  colour: z.nullable(z.string()),
});
export type Photo = z.infer<typeof photoSchema>;
