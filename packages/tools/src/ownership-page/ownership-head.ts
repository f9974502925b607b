import { fullNameOf } from '@dopahiya/domain/bikes';
import { type PageHead, paths, sharePictureAddress } from '@dopahiya/domain/site';
import * as texts from '#texts/ownership-page';
import type { DrawnBike } from './ownership-queries.ts';

/** The head of the page on what bikes cost to own, with the bikes that it compares as its picture. */
export function ownershipHead(bikes: readonly DrawnBike[] = []): PageHead {
  const picture = sharePictureAddress(bikes.map(({ image }) => image));
  return {
    title: texts.headTitle,
    description: texts.headDescription,
    path: paths.ownership,
    ...(picture && { image: { path: picture, alt: texts.sharedPicture(bikes.map(fullNameOf)) } }),
  };
}
