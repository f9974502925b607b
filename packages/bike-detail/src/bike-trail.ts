import type { BikeDetail } from '@dopahiya/domain/bikes';
import { paths, unknownBrandSlug } from '@dopahiya/domain/site';
import * as texts from '#texts/bike-trail';

/** Breadcrumb from the home page to a bike, with its brand if known. */
export function bikeTrail(bike: BikeDetail): { label: string; to: string }[] {
  const { brand, name } = bike;
  return [
    { label: texts.home, to: paths.home },
    ...(brand.slug === unknownBrandSlug ? [] : [{ label: brand.name, to: paths.brand(brand.slug) }]),
    { label: name, to: paths.bike(bike) },
  ];
}
