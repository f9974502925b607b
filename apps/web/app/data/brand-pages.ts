import { brandQueries } from '@dopahiya/api-client';
import { listQueries } from '@dopahiya/discovery';
import { paths, reservedSegments } from '@dopahiya/domain';
import { listAddressAt } from './list-address-at.ts';
import { type FindPageQueries, infinitePageQuery, pageQuery } from './page-data.ts';
import type { PageEntry } from './page-entry.ts';

/** The queries of a brand's page; none where the site itself uses the segment. */
export const findBrand: FindPageQueries = (api, { params, search }) => {
  const { brandSlug = '' } = params;
  if (reservedSegments.has(brandSlug)) return {};
  return {
    essential: pageQuery(brandQueries.detail(api, brandSlug)),
    sections: [infinitePageQuery(listQueries.pages(api, listAddressAt({ path: paths.brand(brandSlug), search })))],
  };
};

/** The pages of brands; one segment may be any page, so these come last in the table. */
export const brandPages = {
  bikesOfBrand: { path: '/bikes/brand/:brandSlug', find: findBrand },
  brand: { path: '/:brandSlug', find: findBrand },
} satisfies Record<string, PageEntry>;
