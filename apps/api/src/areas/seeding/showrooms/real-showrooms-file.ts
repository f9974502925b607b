import * as z from 'zod';
import { catalogueSlug, webAddress } from '../../../core/catalogue-file/catalogue-file.ts';

const realShowroomSchema = z.strictObject({
  /** Identifies the showroom across imports. */
  slug: catalogueSlug.refine((slug) => !slug.startsWith('sample-'), 'must not begin like that of a sample'),
  /** Slug of its brand; a showroom of two brands is listed twice. */
  brand: catalogueSlug,
  /** Slug of its city. */
  city: catalogueSlug,
  name: z.string().trim().min(2).max(120),
  address: z.string().trim().min(5).max(300),
  pincode: z
    .string()
    .regex(/^[1-9]\d{5}$/, 'must be six digits like 560001')
    .optional(),
  phone: z
    .string()
    .regex(/^\+?\d[\d -]{6,16}\d$/, 'must be digits with spaces or hyphens between them, like +91 80 2345 6789')
    .optional(),
  website: webAddress.optional(),
  /** Degrees north and east of the entrance, not of the city. */
  latitude: z.number().min(6).max(38).optional(),
  longitude: z.number().min(68).max(98).optional(),
});

/** File of real showrooms, as imported by the site owner. */
export const realShowroomsFileSchema = z
  .array(realShowroomSchema)
  .min(1, 'must hold at least one showroom')
  .max(20_000);
export type RealShowroom = z.infer<typeof realShowroomSchema>;
