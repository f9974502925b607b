import type { BikeCard, Brand } from '@dopahiya/domain/bikes';
import type { PageHead, StructuredData } from '@dopahiya/domain/site';
import { bikeListHead } from '../bike-list/bike-list-head.ts';
import type { ListAddress } from '../bike-list/list-address.ts';
import { brandList } from '../lists/brand-list.ts';

/** Returns the head of a brand's page with its bikes. */
export function brandHead(brand: Brand, address: ListAddress, bikes: readonly BikeCard[] = []): PageHead {
  const text = address.parameters.find(([name]) => name === 'q')?.[1];
  const head = bikeListHead(brandList(brand, text), address, bikes);
  return { ...head, structuredData: [brandData(brand), ...(head.structuredData ?? [])] };
}

function brandData({ name, slug, logo, description }: Brand): StructuredData {
  return {
    '@type': 'Brand',
    name,
    url: `/${slug}`,
    ...(logo && { logo }),
    ...(description && { description }),
  };
}
