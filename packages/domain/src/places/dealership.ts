import * as z from 'zod/mini';
import { bikeBrandSchema } from '../bikes/brand.ts';
import { lenientFlag, lenientNumber, lenientText, lenientTexts } from '../requests/lenient-values.ts';

/** Showroom with its coordinates in degrees north and east; samples are invented, not real businesses. */
export const dealershipSchema = z.pipe(
  z.object({
    id: z.union([z.int(), z.string()]),
    name: z.string(),
    brand: bikeBrandSchema,
    address: lenientText,
    city: lenientText,
    pincode: lenientText,
    phone: lenientText,
    website: lenientText,
    latitude: lenientNumber,
    longitude: lenientNumber,
    is_sample: lenientFlag,
  }),
  z.transform((dealership) => ({ ...dealership, is_sample: dealership.is_sample ?? false })),
);
export type Dealership = z.infer<typeof dealershipSchema>;

/** Number of real showrooms in a city, of one brand or all; `other_names` are alternative names of the city. */
export const showroomCountSchema = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  other_names: lenientTexts,
  count: z.int(),
});
export type ShowroomCount = z.infer<typeof showroomCountSchema>;
