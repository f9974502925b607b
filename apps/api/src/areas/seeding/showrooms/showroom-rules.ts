import { placesOf, rejectDuplicates, rejectUnknown } from '../places.ts';
import type { LinedSource, Rejection } from '../rejection.ts';
import type { DealershipRow } from '../sample-showrooms.ts';
import type { RealShowroom } from './real-showrooms-file.ts';
import { fileRules } from '../../../core/texts/index.ts';

/** Slugs that a showroom may reference; undefined if they are not known. */
export interface KnownPlaces {
  brands: ReadonlySet<string> | undefined;
  cities: ReadonlySet<string> | undefined;
}

/** Rejects showrooms of unknown brands and cities, duplicates, and half of a position. */
export function rejectShowrooms(
  source: LinedSource,
  showrooms: RealShowroom[],
  { brands, cities }: KnownPlaces,
): Rejection[] {
  return [
    ...rejectDuplicates(placesOf(source, [], 'slug', showrooms), fileRules.showroomTaken.en),
    ...rejectUnknown(placesOf(source, [], 'brand', showrooms), brands, fileRules.noBrand.en),
    ...rejectUnknown(placesOf(source, [], 'city', showrooms), cities, fileRules.noCity.en),
    ...showrooms.flatMap((showroom, index) => rejectHalfPlace(source, showroom, index)),
  ];
}

function rejectHalfPlace(source: LinedSource, { latitude, longitude }: RealShowroom, index: number): Rejection[] {
  if ((latitude === undefined) === (longitude === undefined)) return [];
  const [given, missing] = latitude === undefined ? ['longitude', 'latitude'] : ['latitude', 'longitude'];
  return [source.reject([index, given], `[${index}].${given}: ${fileRules.needsBeside(missing).en}`)];
}

/** Converts a showroom of a file to its row. */
export const toShowroomRow = (showroom: RealShowroom): DealershipRow => ({
  ...showroom,
  pincode: showroom.pincode ?? null,
  phone: showroom.phone ?? null,
  website: showroom.website ?? null,
  latitude: showroom.latitude ?? null,
  longitude: showroom.longitude ?? null,
  is_sample: false,
});
