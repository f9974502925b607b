import { type BikeDetail, type Faq, paths, type StructuredData, unknownBrandSlug } from '@dopahiya/domain';
import { fullNameOf } from './bike-name.ts';
import { offersOf } from './offers-of.ts';

/** What the page says of a bike beside its facts. */
export interface BikeExtras {
  faqs?: readonly Faq[] | undefined;
  /** How many real reviews there are; samples do not count. */
  reviewCount?: number | undefined;
}

/** A bike's page in the words of schema.org: the product with its offers, where it stands on the site, its questions. */
export function structuredBike(bike: BikeDetail, { faqs = [], reviewCount = 0 }: BikeExtras): StructuredData[] {
  const questions = faqs.length > 0 ? [faqPage(faqs)] : [];
  return [product(bike, reviewCount), breadcrumbs(bike), ...questions];
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

function breadcrumbs(bike: BikeDetail): StructuredData {
  const { brand, name } = bike;
  const steps = [
    { name: 'Home', item: paths.home },
    ...(brand.slug === unknownBrandSlug ? [] : [{ name: brand.name, item: paths.brand(brand.slug) }]),
    { name, item: paths.bike(bike) },
  ];
  const itemListElement = steps.map(({ name: step, item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step,
    item,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

function faqPage(faqs: readonly Faq[]): StructuredData {
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@type': 'FAQPage', mainEntity };
}
