import * as z from 'zod/mini';
import { photoSchema } from '../content/photo.ts';
import {
  lenientFigureKind,
  lenientFlag,
  lenientList,
  lenientMonth,
  lenientNumber,
  lenientPrice,
  lenientText,
  lenientTexts,
} from '../requests/lenient-values.ts';
import { flagFields, kindFields, numberFields, textFields } from '../specifications/specification-fields.ts';
import { bikeIdentityShape, imageSchema, normaliseIdentity } from './bike-card.ts';
import { figureSourceSchema } from './figure-source.ts';
import { saleStatusOf } from './sale-status.ts';

const shapeOf = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

const colourSchema = z.pipe(
  z.union([z.string(), z.object({ name: z.string(), hex: lenientText, image: lenientText })]),
  z.transform((colour) => (typeof colour === 'string' ? { name: colour, hex: null, image: null } : colour)),
);

/** Colour of a bike: its name, and its hex value and image if known. */
export type BikeColour = z.infer<typeof colourSchema>;

/** Variant of a bike: ex-showroom price in Delhi in whole rupees, `price_month` as 'YYYY-MM'. */
export const variantSchema = z.object({
  id: z.union([z.int(), z.string()]),
  bike_model: z.transform(String),
  name: z.string(),
  ex_showroom_price: lenientPrice,
  price_month: lenientMonth,
  special_features: lenientText,
  color_options: lenientTexts,
});
export type Variant = z.infer<typeof variantSchema>;

/** Variant from `variants/`, with its images and its on-road price in the requested city. */
export const pricedVariantSchema = z.extend(variantSchema, {
  on_road_price: lenientPrice,
  images: lenientList(imageSchema),
});
export type PricedVariant = z.infer<typeof pricedVariantSchema>;

/** All data about one bike; unknown facts are null. */
export const bikeDetailSchema = z.pipe(
  z.object({
    ...bikeIdentityShape,
    description: lenientText,
    is_discontinued: lenientFlag,
    additional_features: lenientTexts,
    color_options: lenientList(colourSchema),
    /** Photos that the gallery shows before the drawings; absent if there are none. */
    photos: z.optional(z.array(photoSchema)),
    variants: lenientList(variantSchema),
    ...shapeOf(numberFields, lenientNumber),
    sources: lenientList(figureSourceSchema),
    ...shapeOf(textFields, lenientText),
    ...shapeOf(kindFields, lenientFigureKind),
    ...shapeOf(flagFields, lenientFlag),
  }),
  z.transform((raw) => ({ ...normaliseIdentity(raw), status: saleStatusOf(raw) })),
);
export type BikeDetail = z.infer<typeof bikeDetailSchema>;
