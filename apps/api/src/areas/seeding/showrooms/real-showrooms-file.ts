import * as z from 'zod';
import { catalogueSlug, webAddress } from '../../../core/catalogue-file/catalogue-file.ts';
import { fileRules } from '../../../core/texts/index.ts';

const realShowroomSchema = z.strictObject({
  /** Identifies the showroom across imports. */
  slug: catalogueSlug.refine((slug) => !slug.startsWith('sample-'), fileRules.notLikeSample.en),
  /** Slug of its brand; a showroom of two brands is listed twice. */
  brand: catalogueSlug,
  /** Slug of its city. */
  city: catalogueSlug,
  name: z.string().trim().min(2).max(120),
  address: z.string().trim().min(5).max(300),
  pincode: z
    .string()
    .regex(/^[1-9]\d{5}$/, fileRules.pincode.en)
    .optional(),
  phone: z
    .string()
    .regex(/^\+?\d[\d -]{6,16}\d$/, fileRules.phone.en)
    .optional(),
  website: webAddress.optional(),
  /** Degrees north and east of the entrance, not of the city. */
  latitude: z.number().min(6).max(38).optional(),
  longitude: z.number().min(68).max(98).optional(),
});

/** File of real showrooms, as imported by the site owner. */
export const realShowroomsFileSchema = z.array(realShowroomSchema).min(1, fileRules.oneShowroom.en).max(20_000);
export type RealShowroom = z.infer<typeof realShowroomSchema>;
