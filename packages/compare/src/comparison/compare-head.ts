import {
  type BikeDetail,
  breadcrumbData,
  formatPrice,
  fullNameOf,
  listData,
  type PageHead,
  paths,
  priceQualifier,
  sharePictureAddress,
  type StructuredData,
} from '@dopahiya/domain';
import { findKeyDifferences } from '../key-facts/find-key-differences.ts';
import { canonicalComparePath } from './comparison-address.ts';

/** The head texts of a comparison; without bikes those of one that cannot be shown, or not yet. */
export function compareHead(bikes: readonly BikeDetail[] | undefined): PageHead {
  if (!bikes) return missing;
  const slugs = bikes.map(({ slug }) => slug);
  const names = bikes.map(fullNameOf);
  const picture = sharePictureAddress(bikes.map(({ image }) => image));
  return {
    title: `${names.join(' vs ')}: side by side, to scale | Dopahiya`,
    description: descriptionOf(bikes, names),
    ...(bikes.length > 1 && { path: canonicalComparePath(slugs), structuredData: structuredDataOf(bikes, names) }),
    ...(picture && { image: { path: picture, alt: `${names.join(' and ')} side by side, to scale` } }),
  };
}

const missing: PageHead = {
  title: 'Compare bikes | Dopahiya',
  description: 'Two to four bikes side by side: to scale, fact by fact, with what they cost on the road.',
};

function descriptionOf(bikes: readonly BikeDetail[], names: readonly string[]): string {
  const prices = bikes.flatMap((bike, index) =>
    bike.price === null ? [] : [`${names[index]} ${formatPrice(bike.price)} (${priceQualifier(bike)})`],
  );
  const differences = findKeyDifferences(bikes)
    .slice(0, 2)
    .map(({ figure, sentence }) => `${sentence} (${figure})`);
  return [...prices, ...differences].map((sentence) => `${sentence}.`).join(' ') || `${names.join(' and ')} compared.`;
}

function structuredDataOf(bikes: readonly BikeDetail[], names: readonly string[]): StructuredData[] {
  const slugs = bikes.map(({ slug }) => slug);
  const trail = [
    { label: 'Home', to: paths.home },
    { label: 'Compare bikes', to: paths.compareBike },
    { label: names.join(' vs '), to: canonicalComparePath(slugs) },
  ];
  return [breadcrumbData(trail), listData(bikes.map((bike) => ({ label: fullNameOf(bike), to: paths.bike(bike) })))];
}
