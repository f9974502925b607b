import {
  type BikeDetail,
  formatPrice,
  fullNameOf,
  type PageHead,
  paths,
  priceQualifier,
  saleStatusOf,
  sharePictureAddress,
} from '@dopahiya/domain';
import { structuredBike, type BikeExtras } from './structured-bike.ts';
import { keyFiguresOf } from './key-figures.ts';

/** The head texts of a page whose bike cannot be shown. */
export function missingBikeHead(): PageHead {
  return { title: 'Bike not found | Dopahiya', description: 'There is no bike at this address.' };
}

/** The head texts of a page whose bike is on its way. */
export function pendingBikeHead(): PageHead {
  return { title: 'Bike | Dopahiya', description: 'Price, specifications and colours of a bike.' };
}

/** The head of a bike's page; questions and reviews go to search engines only when the page shows them. */
export function bikeDetailHead(bike: BikeDetail, extras: BikeExtras = {}): PageHead {
  const name = fullNameOf(bike);
  const picture = sharePictureAddress([bike.image]);
  return {
    title: `${name}: price, specifications, colours | Dopahiya`,
    description: [priceSentence(bike, name), figureSentence(bike)].filter(Boolean).join(' '),
    path: paths.bike(bike),
    ...(picture && { image: { path: picture, alt: `${name}, drawn to scale` } }),
    structuredData: structuredBike(bike, extras),
  };
}

function priceSentence(bike: BikeDetail, name: string): string {
  if (bike.price === null) return `${name}.`;
  const qualifier = priceQualifier({ status: saleStatusOf(bike), price_month: bike.price_month });
  return `${name}: ${formatPrice(bike.price)}, ${qualifier}.`;
}

function figureSentence(bike: BikeDetail): string {
  const figures = keyFiguresOf(bike).map(({ label, value, unit }) => `${label} ${value} ${unit}`);
  return figures.length > 0 ? `${figures.join(', ')}.` : '';
}
