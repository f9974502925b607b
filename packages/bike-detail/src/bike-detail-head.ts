import { type BikeDetail, fullNameOf, saleStatusOf } from '@dopahiya/domain/bikes';
import { priceQualifier } from '@dopahiya/domain/prices';
import { formatPrice, type PageHead, paths, sharePictureAddress } from '@dopahiya/domain/site';
import * as texts from '#texts/bike-detail-head';
import { structuredBike, type BikeExtras } from './structured-bike.ts';
import { keyFiguresOf } from './key-figures.ts';

/** Returns the head for a page whose bike cannot be shown. */
export function missingBikeHead(): PageHead {
  return { title: texts.missingTitle, description: texts.missingDescription };
}

/** Returns the head for a page whose bike is still loading. */
export function pendingBikeHead(): PageHead {
  return { title: texts.pendingTitle, description: texts.pendingDescription };
}

/** Returns the head of a bike's page. Structured data includes questions and reviews only if the page shows them. */
export function bikeDetailHead(bike: BikeDetail, extras: BikeExtras = {}): PageHead {
  const name = fullNameOf(bike);
  const picture = sharePictureAddress([bike.image]);
  return {
    title: texts.title(name),
    description: [priceSentence(bike, name), figureSentence(bike)].filter(Boolean).join(' '),
    path: paths.bike(bike),
    ...(picture && { image: { path: picture, alt: texts.pictureAlt(name) } }),
    structuredData: structuredBike(bike, extras),
  };
}

function priceSentence(bike: BikeDetail, name: string): string {
  if (bike.price === null) return texts.unpriced(name);
  const qualifier = priceQualifier({ status: saleStatusOf(bike), price_month: bike.price_month });
  return texts.priced(name, formatPrice(bike.price), qualifier);
}

function figureSentence(bike: BikeDetail): string {
  const figures = keyFiguresOf(bike);
  return figures.length > 0 ? texts.figures(figures) : '';
}
