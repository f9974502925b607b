import { photoAddress } from '@dopahiya/domain/content';
import {
  type ListingImage,
  paintOfColour,
  type PriceStep,
  type UsedBike,
  type UsedBikeDetail,
} from '@dopahiya/domain/market';
import { type Language, toSlug } from '@dopahiya/domain/site';
import { fuelNames } from '../../catalogue/index.ts';
import { drawingAddress, drawingsOf, primaryDrawing } from '../../media/index.ts';
import { presentDeal } from '../valuation/deals/present-deal.ts';
import { sampleDescriptionInHindi } from './sample-in-hindi.ts';
import type { ListingPhotoRow, ListingRow, PriceRow } from './listing-repository.ts';

type Sent<Bike extends { images: unknown }> = Omit<Bike, 'images'> & { images: SentImage[] };
type SentImage = Omit<ListingImage, 'address'> & { image: string };

/** A listing in a list, as sent by the API. */
export type UsedBikeAnswer = Sent<UsedBike>;

/** A listing's details, as sent by the API to the public. */
export type UsedBikeDetailAnswer = Sent<UsedBikeDetail>;

/** Returns the URL of a listing photo, without width and format, by its public key. */
export type PhotoAddresses = (shownAs: string) => string;

/** Creates the function for photo URLs: on the site itself, or on a separate host for the same server. */
export const photoAddressesAt =
  (origin = ''): PhotoAddresses =>
  (shownAs) =>
    `${origin}/media/listings/${shownAs}`;

/** Returns a listing for a list. */
export function presentUsedBike(row: ListingRow, photoAddresses: PhotoAddresses): UsedBikeAnswer {
  const { listing, brand, city, bike, distance } = row;
  return {
    id: listing.id,
    slug: listing.slug,
    brand_details: brandOf(row),
    model: listing.model,
    version: listing.version,
    expected_price: listing.expected_price,
    is_price_negotiable: listing.is_price_negotiable,
    city_name: city?.name ?? null,
    registration_location: listing.registration_location,
    year_of_manufacture: listing.year_of_manufacture,
    km_ridden: listing.km_ridden,
    color: listing.color,
    owner: listing.owner,
    condition: listing.condition,
    status: listing.status,
    is_verified: listing.verified_at !== null,
    is_featured: listing.is_featured,
    is_sample: listing.is_sample,
    images: imagesOf(row, photoAddresses),
    drawing: bike && { width: bike.drawing_width, height: bike.drawing_height },
    catalogue_bike: bike &&
      brand && {
        slug: bike.slug,
        brand_slug: brand.slug,
        name: bike.name,
        status: bike.status,
        price: bike.price,
        price_month: bike.price_month,
        image: drawingAddress(bike.slug, primaryDrawing(bike)),
        fuel_type: fuelNames[bike.fuel_type],
        body_style: bike.body_style,
        engine_capacity: bike.engine_capacity,
      },
    deal: presentDeal(listing),
    distance: distance === null ? null : Math.round(distance),
    created_at: listing.created_at.toISOString(),
    updated_at: listing.updated_at.toISOString(),
  };
}

/** Returns a listing's public details, without what only its seller may see. */
export function presentUsedBikeDetail(
  row: ListingRow,
  prices: PriceRow[],
  { photoAddresses, language }: { photoAddresses: PhotoAddresses; language: Language },
): UsedBikeDetailAnswer {
  const { listing, city } = row;
  return {
    ...presentUsedBike(row, photoAddresses),
    description: descriptionIn(language, listing),
    is_insured: listing.is_insured,
    insurance_expiry_date: listing.insurance_expiry_date,
    is_loan_active: listing.is_loan_active,
    loan_provider: listing.loan_provider,
    city: city?.id ?? null,
    state: city?.state ?? null,
    sold_at: listing.sold_at?.toISOString() ?? null,
    agreed_until: listing.agreed_until?.toISOString() ?? null,
    price_history: priceHistoryOf(row, prices),
  };
}

/** What a person wrote stays as it is. */
const descriptionIn = (language: Language, { is_sample, description }: ListingRow['listing']) =>
  language === 'hi' && is_sample && description ? sampleDescriptionInHindi(description) : description;

/** Falls back to the seller's brand name if the catalogue no longer has the brand. */
function brandOf({ brand, listing }: ListingRow): UsedBike['brand_details'] {
  const { id, name, slug } = brand ?? { id: null, name: listing.brand_name, slug: toSlug(listing.brand_name) };
  return { id, name, slug, logo: null };
}

function priceHistoryOf({ listing }: ListingRow, prices: PriceRow[]): PriceStep[] {
  const steps = prices.length > 0 ? prices : [{ price: listing.expected_price, since: listing.created_at }];
  return steps.map(({ price, since }) => ({ price, since: since.toISOString() }));
}

function imagesOf({ photos, bike, listing }: ListingRow, photoAddresses: PhotoAddresses): SentImage[] {
  if (photos.length > 0) return photos.map((photo) => presentListingPhoto(photo, photoAddresses));
  if (!bike) return [];
  const paint = paintOfColour(listing.color, bike.colours);
  const drawings = drawingsOf(bike);
  const drawing = drawings.find(({ colour }) => colour?.name === paint?.name) ?? drawings[0];
  return [{ id: null, image: drawingAddress(bike.slug, drawing), photo: null, is_drawing: true }];
}

/** Returns a listing photo for the API. */
export function presentListingPhoto(
  { id, shown_as, ...size }: ListingPhotoRow,
  photoAddresses: PhotoAddresses,
): SentImage {
  const address = photoAddresses(shown_as);
  return {
    id,
    image: photoAddress({ address }, Math.max(...size.widths), 'jpg'),
    photo: { address, ...size },
    is_drawing: false,
  };
}
