import * as z from 'zod/mini';
import { bikeBrandSchema } from './brand.ts';
import { looseFlag, looseNumber, looseText, looseTexts } from './loose-values.ts';
import { toSlug } from './slug.ts';

const imageSchema = z.object({ image_url: looseText, is_primary: looseFlag });

/** The size in mm of the frame that a bike's to-scale drawing fills; it stands on the frame's lower edge. */
export const drawingFrameSchema = z.object({ width: z.number(), height: z.number() });
export type DrawingFrame = z.infer<typeof drawingFrameSchema>;

/** The fields of a bike that lists and pages share, as the API may send them. */
export const bikeIdentityShape = {
  id: z.union([z.int(), z.string()]),
  slug: looseText,
  name: looseText,
  model_name: looseText,
  brand: bikeBrandSchema,
  status: z.catch(z.enum(['on_sale', 'upcoming', 'discontinued']), 'on_sale'),
  body_style: looseText,
  price: looseNumber,
  price_month: looseText,
  launch_date: looseText,
  drawing: z.catch(z.nullish(drawingFrameSchema), null),
  default_image_url: looseText,
  image_url: looseText,
  image: looseText,
  images: z.catch(z.array(imageSchema), []),
  is_popular: looseFlag,
  key_highlights: looseTexts,
};

type RawIdentity = z.infer<z.ZodMiniObject<typeof bikeIdentityShape>>;

/** Turns the forms that names and pictures come in into one. */
export function settleIdentity<Raw extends RawIdentity>(raw: Raw) {
  const { model_name, default_image_url, image_url, image, images, name: fullName, slug, ...bike } = raw;
  const name = fullName ?? model_name ?? 'unknown-bike';
  const primary = images.find(({ is_primary }) => is_primary) ?? images[0];
  const picture = default_image_url ?? image_url ?? image ?? primary?.image_url ?? null;
  return {
    ...bike,
    name,
    slug: slug ?? toSlug(name),
    image: picture && rootRelative(picture),
    drawing: bike.drawing ?? null,
    is_popular: bike.is_popular ?? false,
  };
}

const rootRelative = (address: string): string => (/^(\/|[a-z]+:)/i.test(address) ? address : `/${address}`);

/** A two-wheeler as lists show it: price ex-showroom Delhi in whole rupees, `price_month` as 'YYYY-MM'. */
export const bikeCardSchema = z.pipe(
  z.object({
    ...bikeIdentityShape,
    fuel_type: looseText,
    engine_capacity: looseNumber,
    mileage: looseNumber,
    max_power: looseNumber,
    battery_capacity: looseNumber,
    battery_range: looseNumber,
    top_speed: looseNumber,
  }),
  z.transform(settleIdentity),
);
export type BikeCard = z.infer<typeof bikeCardSchema>;

/** Whether a bike runs on a battery. */
export function isElectric(bike: { fuel_type: string | null; battery_range: number | null }): boolean {
  return bike.fuel_type ? bike.fuel_type.toLowerCase() === 'electric' : bike.battery_range !== null;
}
