import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import type { Faq } from '@dopahiya/domain/content';
import { breadcrumbData, paths, type StructuredData, unknownBrandSlug } from '@dopahiya/domain/site';
import { bikeTrail } from './bike-trail.ts';
import { offersOf } from './offers-of.ts';

/** What the page shows about a bike besides its facts. */
export interface BikeExtras {
  faqs?: readonly Faq[] | undefined;
  /** Number of real reviews; samples do not count. */
  reviewCount?: number | undefined;
}

/** Returns the schema.org data of a bike's page: product with offers, breadcrumb and FAQ. */
export function structuredBike(bike: BikeDetail, { faqs = [], reviewCount = 0 }: BikeExtras): StructuredData[] {
  const questions = faqs.length > 0 ? [faqPage(faqs)] : [];
  return [product(bike, reviewCount), breadcrumbData(bikeTrail(bike)), ...questions];
}

function product(bike: BikeDetail, reviewCount: number): StructuredData {
  const { brand, image, description, color_options } = bike;
  return {
    '@type': 'Product',
    name: fullNameOf(bike),
    url: paths.bike(bike),
    ...(brand.slug !== unknownBrandSlug && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(image && { image }),
    ...(description && { description }),
    ...(color_options.length > 0 && { color: color_options.map(({ name }) => name) }),
    ...offersOf(bike),
    ...ratingOf(bike, reviewCount),
  };
}

function ratingOf({ rating }: BikeDetail, reviewCount: number): { aggregateRating?: StructuredData } {
  if (rating === null || reviewCount === 0) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } };
}

function faqPage(faqs: readonly Faq[]): StructuredData {
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@type': 'FAQPage', mainEntity };
}
