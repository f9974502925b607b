import { placeName } from '@dopahiya/domain/places';
import { type UsedBikeDetail, usedBikePath } from '@dopahiya/domain/market';
import {
  breadcrumbData,
  formatPrice,
  type PageHead,
  paths,
  sharePictureAddress,
  type StructuredData,
  unknownBrandSlug,
} from '@dopahiya/domain/site';
import * as texts from '#texts/used-bike-page';
import { fullNameOf, placeOf, summariseUsedBike } from './used-bike-facts.ts';
import { toUsedBikes } from '../used-bikes-page/used-bikes-address.ts';

/** Returns the head of a page whose bike cannot be shown. */
export const missingUsedBikeHead = (): PageHead => ({
  title: texts.missingTitle,
  description: texts.missingDescription,
});

/** Returns the head of a page whose bike is loading. */
export const pendingUsedBikeHead = (): PageHead => ({
  title: texts.pendingTitle,
  description: texts.pendingDescription,
});

/** Returns the head of a used bike's page; samples and sold bikes are not indexed by search engines. */
export function usedBikeHead(bike: UsedBikeDetail): PageHead {
  const name = fullNameOf(bike);
  const isOnSale = !bike.is_sample && bike.status !== 'sold';
  const picture = sharePictureAddress([drawingOf(bike)]);
  return {
    title: texts.headTitle(name, bike.year_of_manufacture, bike.city_name && placeName(bike.city_name)),
    description: texts.headDescription(
      name,
      formatPrice(bike.expected_price),
      [...summariseUsedBike(bike), placeOf(bike)].join(', '),
    ),
    ...(isOnSale && { path: usedBikePath(bike), structuredData: [vehicle(bike), breadcrumbData(trailOf(bike))] }),
    ...(picture && { image: { path: picture, alt: texts.pictureAlt(name) } }),
  };
}

const drawingOf = ({ images }: UsedBikeDetail): string | null =>
  images.find(({ is_drawing }) => is_drawing)?.address ?? null;

/** Returns the breadcrumb above a used bike: home, used bikes, brand. */
export const usedBikeTrail = ({ brand_details: { name, slug } }: Pick<UsedBikeDetail, 'brand_details'>) => [
  { label: texts.home, to: paths.home },
  { label: texts.usedBikes, to: paths.usedBikes },
  ...(slug === unknownBrandSlug ? [] : [{ label: name, to: toUsedBikes({ brand: slug }) }]),
];

const trailOf = (bike: UsedBikeDetail) => [...usedBikeTrail(bike), { label: fullNameOf(bike), to: usedBikePath(bike) }];

/** Returns the schema.org data of a used bike, with its asking price. */
function vehicle(bike: UsedBikeDetail): StructuredData {
  const { year_of_manufacture, km_ridden, color, description, images, expected_price } = bike;
  const photos = images.filter(({ is_drawing }) => !is_drawing).map(({ address }) => address);
  return {
    '@type': 'Vehicle',
    name: fullNameOf(bike),
    url: usedBikePath(bike),
    brand: { '@type': 'Brand', name: bike.brand_details.name },
    itemCondition: usedCondition,
    ...(bike.model !== null && { model: bike.model }),
    ...(year_of_manufacture !== null && { vehicleModelDate: String(year_of_manufacture) }),
    ...(km_ridden !== null && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: km_ridden, unitCode: 'KMT' },
    }),
    ...(color !== null && { color }),
    ...(description !== null && { description }),
    ...(photos.length > 0 && { image: photos }),
    ...(expected_price !== null && { offers: offerOf(bike, expected_price) }),
  };
}

const usedCondition = 'https://schema.org/UsedCondition';

const offerOf = (bike: UsedBikeDetail, price: number): StructuredData => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'INR',
  itemCondition: usedCondition,
  availability: 'https://schema.org/InStock',
  url: usedBikePath(bike),
  ...(bike.city_name !== null && { areaServed: bike.city_name }),
});
