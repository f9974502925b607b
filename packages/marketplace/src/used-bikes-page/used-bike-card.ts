import type { UsedBike } from '@dopahiya/domain/market';
import type { UsedBike as CardBike } from '@dopahiya/ui-kit/market';
import * as words from '#texts/listing-words';
import * as texts from '#texts/used-bikes-list';

/** Returns model and version of a used bike. */
export const nameOf = ({ model, version }: UsedBike): string =>
  [model ?? texts.unnamed, version].filter((part) => part !== null).join(' ');

/** Converts a used bike for its card; samples are always labelled as samples. */
export function toCard(bike: UsedBike): CardBike {
  const photos = bike.images.filter(({ is_drawing }) => !is_drawing);
  return {
    brand: bike.brand_details.name,
    name: nameOf(bike),
    price: bike.expected_price,
    year: bike.year_of_manufacture,
    kilometres: bike.km_ridden,
    owner: ownerText(bike.owner),
    place: bike.city_name ?? bike.registration_location,
    photo: photos[0]?.address ?? null,
    photos: photos.length,
    status: bike.is_sample ? 'sample' : bike.is_verified ? 'verified' : 'pending',
  };
}

const ownerText = (owner: string | null): string | null =>
  owner === null ? null : ((words.owners as Record<string, string | undefined>)[owner] ?? null);
