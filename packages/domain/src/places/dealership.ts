import * as z from 'zod/mini';
import { bikeBrandSchema } from '../bikes/brand.ts';
import { lenientFlag, lenientNumber, lenientText, lenientTexts } from '../requests/lenient-values.ts';

/** A showroom: its place in degrees north and east; a sample is made up, and is no real business. */
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

/** How many real showrooms of a brand, or of all, stand in a city; the city may be called by its other names too. */
export const showroomCountSchema = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  other_names: lenientTexts,
  count: z.int(),
});
export type ShowroomCount = z.infer<typeof showroomCountSchema>;
