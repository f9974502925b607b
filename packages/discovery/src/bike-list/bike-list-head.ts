import { type BikeCard, fullNameOf } from '@dopahiya/domain/bikes';
import {
  breadcrumbData,
  listData,
  type PageHead,
  paths,
  sharePictureAddress,
  type StructuredData,
} from '@dopahiya/domain/site';
import * as texts from '#texts/bike-list';
import type { BikeList } from './bike-list.ts';
import { homeCrumb } from './home-crumb.ts';
import { type ListAddress, toListPart } from './list-address.ts';

const sharedBikes = 4;

/** Returns the head of a list page. Sort order is not part of the canonical address; filtered lists are not indexed by search engines. */
export function bikeListHead(
  list: BikeList,
  { page }: Pick<ListAddress, 'page'>,
  bikes: readonly BikeCard[] = [],
): PageHead {
  const { title, description, parameters = [] } = list;
  const path = toListPart({ ...list, parameters: [] }, { page });
  return {
    title: page > 1 ? texts.documentTitleOfPage(title, page) : texts.documentTitle(title),
    description,
    ...(parameters.length === 0 && { path }),
    ...sharedPicture(list, bikes.slice(0, sharedBikes)),
    structuredData: structuredData(list, path, bikes),
  };
}

function sharedPicture({ heading }: BikeList, bikes: readonly BikeCard[]): Pick<PageHead, 'image'> {
  const path = sharePictureAddress(bikes.map(({ image }) => image));
  const names = bikes.map(fullNameOf);
  return path === null ? {} : { image: { path, alt: texts.sharedPicture(heading, names) } };
}

function structuredData(list: BikeList, path: string, bikes: readonly BikeCard[]): StructuredData[] {
  const trail = [homeCrumb, ...(list.trail ?? []), { label: list.label, to: list.path }];
  const items = bikes.map((bike) => ({ label: fullNameOf(bike), to: paths.bike(bike) }));
  return [breadcrumbData(trail), ...(items.length > 0 ? [listData(items, { name: list.heading, path })] : [])];
}
