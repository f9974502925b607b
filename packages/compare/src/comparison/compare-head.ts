import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import { priceQualifier } from '@dopahiya/domain/prices';
import {
  breadcrumbData,
  formatPrice,
  listData,
  type PageHead,
  paths,
  sharePictureAddress,
  type StructuredData,
} from '@dopahiya/domain/site';
import * as texts from '#texts/comparison';
import { findKeyDifferences } from '@dopahiya/engines/key-differences';
import { canonicalComparePath } from './comparison-address.ts';

/** Returns the page head of a comparison; without bikes, that of one that is missing or still loading. */
export function compareHead(bikes: readonly BikeDetail[] | undefined): PageHead {
  if (!bikes) return missing;
  const slugs = bikes.map(({ slug }) => slug);
  const names = bikes.map(fullNameOf);
  const picture = sharePictureAddress(bikes.map(({ image }) => image));
  return {
    title: texts.title(names),
    description: descriptionOf(bikes, names),
    ...(bikes.length > 1 && { path: canonicalComparePath(slugs), structuredData: structuredDataOf(bikes, names) }),
    ...(picture && { image: { path: picture, alt: texts.sharedPicture(names) } }),
  };
}

const missing: PageHead = {
  title: texts.missingTitle,
  description: texts.missingDescription,
};

function descriptionOf(bikes: readonly BikeDetail[], names: readonly string[]): string {
  const prices = bikes.flatMap((bike) =>
    bike.price === null ? [] : [texts.price(fullNameOf(bike), formatPrice(bike.price), priceQualifier(bike))],
  );
  const differences = findKeyDifferences(bikes)
    .slice(0, 2)
    .map(({ figure, sentence }) => texts.difference(sentence, figure));
  return [...prices, ...differences].join(' ') || texts.onlyCompared(names);
}

function structuredDataOf(bikes: readonly BikeDetail[], names: readonly string[]): StructuredData[] {
  const slugs = bikes.map(({ slug }) => slug);
  const trail = [
    { label: texts.home, to: paths.home },
    { label: texts.compareBikes, to: paths.compareBike },
    { label: texts.versus(names), to: canonicalComparePath(slugs) },
  ];
  return [breadcrumbData(trail), listData(bikes.map((bike) => ({ label: fullNameOf(bike), to: paths.bike(bike) })))];
}
