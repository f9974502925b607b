import * as z from 'zod/mini';
import { bikeBrandSchema } from '../bikes/brand.ts';
import {
  lenientFlag,
  lenientList,
  lenientMonth,
  lenientNumber,
  lenientPrice,
  lenientSaleStatus,
  lenientText,
} from '../requests/lenient-values.ts';
import { dealSchema } from './valuation.ts';
import { type ListingStatus, listingStatuses } from './listing-words.ts';

const isListingStatus = (value: unknown): value is ListingStatus => listingStatuses.some((status) => status === value);

/** Where a listing stands; what nobody knows here is shown as pending. */
const statusSchema = z.transform((value: unknown): ListingStatus => {
  const word = typeof value === 'string' ? value.toLowerCase() : value;
  return isListingStatus(word) ? word : 'pending';
});

const idSchema = z.union([z.int(), z.string()]);

/**
 * A photo in several widths in px, each at `photoAddress` as WebP and JPEG, and as AVIF where it has that; `width` and `height`
 * are of the largest.
 */
const listingPhotoSchema = z.object({
  address: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  has_avif: lenientFlag,
});

const listingImageSchema = z.object({
  id: z.nullish(idSchema),
  preview: lenientText,
  image: lenientText,
  photo: z.nullish(listingPhotoSchema),
  is_drawing: lenientFlag,
});

/** A picture of a listing: of the seller, or a drawing of the model, to scale, that stands for it. */
export interface ListingImage {
  id: number | string | null;
  address: string;
  photo: z.infer<typeof listingPhotoSchema> | null;
  is_drawing: boolean;
}

/**
 * The model of the catalogue that is sold, whether it is still made, with its price new or its last one: ex-showroom Delhi in
 * whole rupees, of a month; and its drawing.
 */
const catalogueBikeSchema = z.object({
  slug: z.string(),
  brand_slug: z.string(),
  name: z.string(),
  status: lenientSaleStatus,
  price: lenientPrice,
  price_month: lenientMonth,
  image: lenientText,
  fuel_type: lenientText,
  body_style: lenientText,
  engine_capacity: lenientNumber,
});

/** The fields of a listing that lists and pages share, as the API may send them. */
const usedBikeShape = {
  id: idSchema,
  slug: lenientText,
  brand_details: bikeBrandSchema,
  model: lenientText,
  version: lenientText,
  expected_price: lenientPrice,
  is_price_negotiable: lenientFlag,
  city_name: lenientText,
  registration_location: lenientText,
  year_of_manufacture: lenientNumber,
  km_ridden: lenientNumber,
  color: lenientText,
  owner: lenientText,
  condition: lenientText,
  status: statusSchema,
  is_verified: lenientFlag,
  is_featured: lenientFlag,
  is_sample: lenientFlag,
  images: lenientList(listingImageSchema),
  /** The size in mm of the frame that a drawing among the images fills. */
  drawing: z.nullish(z.object({ width: z.number(), height: z.number() })),
  catalogue_bike: z.nullish(catalogueBikeSchema),
  /** How its price stands to that of such bikes; null where nobody knows well enough. */
  deal: dealSchema,
  /** How many km from the city that was asked for. */
  distance: lenientNumber,
  created_at: lenientText,
  updated_at: lenientText,
};

type RawUsedBike = z.infer<z.ZodMiniObject<typeof usedBikeShape>>;

/** Turns the forms that a listing comes in into one. */
function settle<Raw extends RawUsedBike>(raw: Raw) {
  const { is_verified, is_featured, is_sample, images, drawing, catalogue_bike, ...facts } = raw;
  return {
    ...facts,
    is_verified: is_verified ?? false,
    is_featured: is_featured ?? false,
    is_sample: is_sample ?? false,
    images: images.flatMap(toImages),
    drawing: drawing ?? null,
    catalogue_bike: catalogue_bike ?? null,
  };
}

function toImages({ id, preview, image, photo, is_drawing }: z.infer<typeof listingImageSchema>): ListingImage[] {
  const address = preview ?? image;
  return address ? [{ id: id ?? null, address, photo: photo ?? null, is_drawing: is_drawing ?? false }] : [];
}

/** A used bike as lists show it: the asked price in whole rupees, moments as ISO text; facts that are not known are null. */
export const usedBikeSchema = z.pipe(z.object(usedBikeShape), z.transform(settle));
export type UsedBike = z.infer<typeof usedBikeSchema>;

const priceStepSchema = z.object({ price: z.number(), since: z.string() });

/** What its seller asked for a bike from a moment on (ISO text). */
export type PriceStep = z.infer<typeof priceStepSchema>;

/** So soon a seller is said to reply, in hours. */
export const repliesWithinHours = [1, 3, 12, 24, 72] as const;

const sellerFactsSchema = z.object({
  /** Since when they have an account (ISO text). */
  member_since: z.string(),
  /** In how many hours they usually reply; null where too few have asked, or it takes longer. */
  replies_within: lenientNumber,
});

/** What buyers know of a seller. */
export type SellerFacts = z.infer<typeof sellerFactsSchema>;

const usedBikeDetailShape = {
  ...usedBikeShape,
  description: lenientText,
  is_insured: lenientFlag,
  insurance_expiry_date: lenientText,
  is_loan_active: lenientFlag,
  loan_provider: lenientText,
  /** Where it stands: the id of the city and its state. */
  city: z.nullish(idSchema),
  state: lenientText,
  sold_at: lenientText,
  /** Until when its seller has agreed with a buyer. */
  agreed_until: lenientText,
  /** What was asked over time, the first price first. */
  price_history: lenientList(priceStepSchema),
  /** Null for a sample, and to the seller themselves. */
  seller: z.nullish(sellerFactsSchema),
};

/** Everything that others read of a used bike. */
export const usedBikeDetailSchema = z.pipe(z.object(usedBikeDetailShape), z.transform(settle));
export type UsedBikeDetail = z.infer<typeof usedBikeDetailSchema>;

/** A listing as its seller sees it; `revision` counts its changes, `reason` says why it is held or was rejected. */
export const ownUsedBikeSchema = z.pipe(
  z.object({
    ...usedBikeDetailShape,
    revision: lenientNumber,
    contact: lenientText,
    loan_remarks: lenientText,
    reason: lenientText,
    expires_at: lenientText,
    /** Whether nobody else sees it until its seller has confirmed their mail address. */
    is_unconfirmed: lenientFlag,
    /** When it is deleted unless its seller has confirmed their mail address by then; null where that is not to be. */
    confirm_by: lenientText,
    sold_price: lenientPrice,
    view_count: lenientNumber,
  }),
  z.transform(settle),
);
export type OwnUsedBike = z.infer<typeof ownUsedBikeSchema>;

/** What the API answers when it has taken a photo of a listing: the image as listings have it. */
export const storedListingImageSchema = z.extend(listingImageSchema, { id: idSchema });

/** What is read of that: the photo is taken, whatever else the answer of another API holds. */
export const takenListingPhotoSchema = z.object({ id: z.nullish(idSchema) });

/** What the API answers when it has stored a listing. */
export const storedUsedBikeSchema = z.object({ id: idSchema, slug: lenientText });
