import * as z from 'zod/mini';
import { photoSchema } from '../content/photo.ts';
import {
  looseFigureKind,
  looseFlag,
  looseList,
  looseMonth,
  looseNumber,
  loosePrice,
  looseText,
  looseTexts,
} from '../requests/loose-values.ts';
import { flagFields, kindFields, numberFields, textFields } from '../specifications/specification-fields.ts';
import { bikeIdentityShape, imageSchema, settleIdentity } from './bike-card.ts';
import { figureSourceSchema } from './figure-source.ts';
import { saleStatusOf } from './sale-status.ts';

const shapeOf = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

const colourSchema = z.pipe(
  z.union([z.string(), z.object({ name: z.string(), hex: looseText, image: looseText })]),
  z.transform((colour) => (typeof colour === 'string' ? { name: colour, hex: null, image: null } : colour)),
);

/** A paint of a bike: its name, and its hex value and picture where known. */
export type BikeColour = z.infer<typeof colourSchema>;

/** One variant of a bike with its ex-showroom price (Delhi) in whole rupees; `price_month` as 'YYYY-MM'. */
export const variantSchema = z.object({
  id: z.union([z.int(), z.string()]),
  bike_model: z.transform(String),
  name: z.string(),
  ex_showroom_price: loosePrice,
  price_month: looseMonth,
  special_features: looseText,
  color_options: looseTexts,
});
export type Variant = z.infer<typeof variantSchema>;

/** A variant as `variants/` lists it: with its on-road price in the city that was asked for, and its pictures. */
export const pricedVariantSchema = z.extend(variantSchema, {
  on_road_price: loosePrice,
  images: looseList(imageSchema),
});
export type PricedVariant = z.infer<typeof pricedVariantSchema>;

/** Everything the site knows of one bike; facts that are not known are null. */
export const bikeDetailSchema = z.pipe(
  z.object({
    ...bikeIdentityShape,
    description: looseText,
    is_discontinued: looseFlag,
    additional_features: looseTexts,
    color_options: looseList(colourSchema),
    /** What the gallery shows before the drawings; not there where there is none. */
    photos: z.optional(z.array(photoSchema)),
    variants: looseList(variantSchema),
    ...shapeOf(numberFields, looseNumber),
    sources: looseList(figureSourceSchema),
    ...shapeOf(textFields, looseText),
    ...shapeOf(kindFields, looseFigureKind),
    ...shapeOf(flagFields, looseFlag),
  }),
  z.transform((raw) => ({ ...settleIdentity(raw), status: saleStatusOf(raw) })),
);
export type BikeDetail = z.infer<typeof bikeDetailSchema>;
