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

/** Status of a listing; unknown ones become pending. */
const statusSchema = z.transform((value: unknown): ListingStatus => {
  const word = typeof value === 'string' ? value.toLowerCase() : value;
  return isListingStatus(word) ? word : 'pending';
});

const idSchema = z.union([z.int(), z.string()]);

/**
 * Photo in several widths in px, each at `photoAddress` as WebP and JPEG, and as AVIF if available; `width` and
 * `height` are of the largest.
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

/** Image of a listing: a photo by the seller, or a to-scale drawing of the model in its place. */
export interface ListingImage {
  id: number | string | null;
  address: string;
  photo: z.infer<typeof listingPhotoSchema> | null;
  is_drawing: boolean;
}

/**
 * Catalogue model of a used bike, whether it is still made, its drawing, and its current or last price when new:
 * ex-showroom Delhi in whole rupees, with the month.
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

/** Fields that listings have in lists and on their pages, as the API may send them. */
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
  /** Size in mm of the frame around the drawing among the images. */
  drawing: z.nullish(z.object({ width: z.number(), height: z.number() })),
  catalogue_bike: z.nullish(catalogueBikeSchema),
  /** Price compared with the market; null without a reliable estimate. */
  deal: dealSchema,
  /** Distance in km from the requested city. */
  distance: lenientNumber,
  created_at: lenientText,
  updated_at: lenientText,
};

type RawUsedBike = z.infer<z.ZodMiniObject<typeof usedBikeShape>>;

/** Normalises the alternative forms of a listing. */
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

/** Used bike in a list: asking price in whole rupees, times as ISO text; unknown facts are null. */
export const usedBikeSchema = z.pipe(z.object(usedBikeShape), z.transform(settle));
export type UsedBike = z.infer<typeof usedBikeSchema>;

const priceStepSchema = z.object({ price: z.number(), since: z.string() });

/** Asking price of a bike from a given time on (ISO text). */
export type PriceStep = z.infer<typeof priceStepSchema>;

/** Reply time levels shown for sellers, in hours. */
export const repliesWithinHours = [1, 3, 12, 24, 72] as const;

const sellerFactsSchema = z.object({
  /** When the account was created (ISO text). */
  member_since: z.string(),
  /** Typical reply time in hours; null with too few enquiries, or if it takes longer. */
  replies_within: lenientNumber,
});

/** Facts about a seller that buyers can see. */
export type SellerFacts = z.infer<typeof sellerFactsSchema>;

const usedBikeDetailShape = {
  ...usedBikeShape,
  description: lenientText,
  is_insured: lenientFlag,
  insurance_expiry_date: lenientText,
  is_loan_active: lenientFlag,
  loan_provider: lenientText,
  /** Location: id of the city and its state. */
  city: z.nullish(idSchema),
  state: lenientText,
  sold_at: lenientText,
  /** End of the seller's agreement with a buyer. */
  agreed_until: lenientText,
  /** Asking prices over time, oldest first. */
  price_history: lenientList(priceStepSchema),
  /** Null for a sample, and for the seller. */
  seller: z.nullish(sellerFactsSchema),
};

/** Public details of a used bike. */
export const usedBikeDetailSchema = z.pipe(z.object(usedBikeDetailShape), z.transform(settle));
export type UsedBikeDetail = z.infer<typeof usedBikeDetailSchema>;

/** Listing as its seller sees it; `revision` counts its changes, `reason` says why it is held or was rejected. */
export const ownUsedBikeSchema = z.pipe(
  z.object({
    ...usedBikeDetailShape,
    revision: lenientNumber,
    contact: lenientText,
    loan_remarks: lenientText,
    reason: lenientText,
    expires_at: lenientText,
    /** Whether it is hidden until the seller confirms the email address. */
    is_unconfirmed: lenientFlag,
    /** When it is deleted unless the seller confirms the email address; null if it is not to be deleted. */
    confirm_by: lenientText,
    sold_price: lenientPrice,
    view_count: lenientNumber,
  }),
  z.transform(settle),
);
export type OwnUsedBike = z.infer<typeof ownUsedBikeSchema>;

/** Response to a photo upload: the image as listings have it. */
export const storedListingImageSchema = z.extend(listingImageSchema, { id: idSchema });

/** Part of that response that is read: the photo was stored, whatever else another API sends. */
export const takenListingPhotoSchema = z.object({ id: z.nullish(idSchema) });

/** Response to storing a listing. */
export const storedUsedBikeSchema = z.object({ id: idSchema, slug: lenientText });
