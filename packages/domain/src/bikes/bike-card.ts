import * as z from 'zod/mini';
import { photoSchema } from '../content/photo.ts';
import {
  lenientFigureKind,
  lenientFlag,
  lenientList,
  lenientMonth,
  lenientNumber,
  lenientPrice,
  lenientSaleStatus,
  lenientText,
  lenientTexts,
} from '../requests/lenient-values.ts';
import { toSlug } from '../site/paths.ts';
import { bikeBrandSchema } from './brand.ts';
import { pageFrom, pageShape } from '../requests/lists.ts';

/** Image of a bike or variant. */
export const imageSchema = z.object({ image_url: lenientText, is_primary: lenientFlag });

/** Size in mm of the frame around a bike's to-scale drawing; the bike stands on the lower edge. */
const drawingFrameSchema = z.object({ width: z.number(), height: z.number() });
export type DrawingFrame = z.infer<typeof drawingFrameSchema>;

/** Fields that bikes have in lists and on their pages, as the API may send them. */
export const bikeIdentityShape = {
  id: z.union([z.int(), z.string()]),
  slug: lenientText,
  name: lenientText,
  model_name: lenientText,
  brand: bikeBrandSchema,
  status: lenientSaleStatus,
  body_style: lenientText,
  price: lenientPrice,
  price_month: lenientMonth,
  launch_date: lenientText,
  drawing: z.nullish(drawingFrameSchema),
  default_image_url: lenientText,
  image_url: lenientText,
  image: lenientText,
  images: lenientList(imageSchema),
  /** Photo for cards; without one they show the drawing. */
  photo: z.optional(photoSchema),
  is_popular: lenientFlag,
  /** Average of real reviews, 1 to 5 stars with one decimal; null without reviews. */
  rating: lenientNumber,
  key_highlights: lenientTexts,
};

type RawIdentity = z.infer<z.ZodMiniObject<typeof bikeIdentityShape>>;

/** Normalises the alternative fields for names and images. */
export function normaliseIdentity<Raw extends RawIdentity>(raw: Raw) {
  const { model_name, default_image_url, image_url, image, images, name: fullName, slug, ...bike } = raw;
  const name = fullName ?? model_name ?? 'unknown-bike';
  return {
    ...bike,
    name,
    slug: slug ?? toSlug(name),
    image: pictureOf(raw),
    drawing: bike.drawing ?? null,
    is_popular: bike.is_popular ?? false,
  };
}

function pictureOf({ default_image_url, image_url, image, images }: RawIdentity): string | null {
  const first = images.find(({ is_primary }) => is_primary) ?? images[0];
  const address = default_image_url ?? image_url ?? image ?? first?.image_url ?? null;
  return address && rootRelative(address);
}

const rootRelative = (address: string): string => (/^(\/|[a-z]+:)/i.test(address) ? address : `/${address}`);

/** Two-wheeler in a list: ex-showroom price in Delhi in whole rupees, `price_month` as 'YYYY-MM'. */
export const bikeCardSchema = z.pipe(
  z.object({
    ...bikeIdentityShape,
    fuel_type: lenientText,
    engine_capacity: lenientNumber,
    mileage: lenientNumber,
    mileage_kind: lenientFigureKind,
    max_power: lenientNumber,
    battery_capacity: lenientNumber,
    battery_range: lenientNumber,
    range_kind: lenientFigureKind,
    top_speed: lenientNumber,
  }),
  z.transform(normaliseIdentity),
);
export type BikeCard = z.infer<typeof bikeCardSchema>;

const leftOutOf = (answer: unknown): unknown => ((answer ?? {}) as { left_out?: unknown }).left_out;

/** Page of bikes that match most words of a search, with the words left out because no name also contains them. */
export const foundBikePageSchema = z.pipe(
  z.transform((answer: unknown) => ({ ...pageFrom(answer), left_out: leftOutOf(answer) })),
  z.object({ ...pageShape, results: z.array(bikeCardSchema), left_out: lenientTexts }),
);
