import type { BikeDetail } from '@dopahiya/domain/bikes';
import { paths, unknownBrandSlug } from '@dopahiya/domain/site';
import * as texts from '#texts/bike-trail';

/** The way from the home page to a bike: its brand, where that is known, and the bike itself. */
export function bikeTrail(bike: BikeDetail): { label: string; to: string }[] {
  const { brand, name } = bike;
  return [
    { label: texts.home, to: paths.home },
    ...(brand.slug === unknownBrandSlug ? [] : [{ label: brand.name, to: paths.brand(brand.slug) }]),
    { label: name, to: paths.bike(bike) },
  ];
}
