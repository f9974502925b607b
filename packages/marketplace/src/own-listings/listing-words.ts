import { placeName } from '@dopahiya/domain/places';
import { photoAddress } from '@dopahiya/domain/content';
import type { ListingImage, OwnUsedBike } from '@dopahiya/domain/market';
import { formatDate, formatNumber, formatPrice } from '@dopahiya/domain/site';
import * as words from '#texts/listing-words';
import * as listTexts from '#texts/used-bikes-list';
import * as texts from '#texts/own-listings';

/** Returns brand, model and year of a listing. */
export function titleOf({ brand_details, model, year_of_manufacture }: OwnUsedBike): string {
  const name = [brand_details.name, model ?? listTexts.unnamed].join(' ');
  return year_of_manufacture === null ? name : texts.ofYear(name, year_of_manufacture);
}

/** Returns the known facts of a listing in one line. */
export function factsOf({ km_ridden, owner, city_name, created_at }: OwnUsedBike): string {
  const owners: Record<string, string | undefined> = words.owners;
  const facts = [
    km_ridden === null ? undefined : texts.kilometres(formatNumber(km_ridden)),
    owner === null ? undefined : owners[owner],
    city_name === null ? undefined : placeName(city_name),
    created_at === null ? undefined : texts.listedOn(formatDate(created_at)),
  ];
  return facts.filter((fact) => fact !== undefined).join(' · ');
}

/** Explains a status to the seller. */
export function meaningOf({ status, reason, sold_at, sold_price, expires_at }: OwnUsedBike): string {
  if (status === 'held') return texts.heldBecause(reason ?? texts.noReason);
  if (status === 'rejected') return texts.rejectedBecause(reason ?? texts.noReason);
  if (status === 'withdrawn') return texts.withdrawnMeans;
  const end = expires_at === null ? null : formatDate(expires_at);
  if (status === 'expired') return texts.expiredOn(end);
  if (status !== 'sold') return status === 'pending' ? texts.pendingMeans(end) : texts.activeMeans(end);
  const price = sold_price === null ? null : formatPrice(sold_price);
  return texts.soldOn(sold_at === null ? null : formatDate(sold_at), price);
}

/** Returns the number of views (if counted) and of photos. */
export const interestIn = (bike: OwnUsedBike): string =>
  [bike.view_count === null ? null : texts.views(bike.view_count), texts.photoCount(photosOf(bike).length)]
    .filter((text) => text !== null)
    .join(' · ');

/** Returns the seller's own photos, the cover first. */
export const photosOf = ({ images }: OwnUsedBike): ListingImage[] => images.filter(({ is_drawing }) => !is_drawing);

/** Returns the address of a picture's smallest size. */
export const smallest = ({ address, photo }: ListingImage): string =>
  photo?.widths[0] === undefined ? address : photoAddress(photo, photo.widths[0], 'jpg');
