import { BrandBikes } from './brand-bikes.tsx';
import { BrandGrid } from './brand-grid.tsx';
import { brandQueries, isWrongAddress, useApi } from '@dopahiya/api-client';
import { partsPaths } from '@dopahiya/domain/parts';
import { breadcrumbData, listData, type PageHead, paths } from '@dopahiya/domain/site';
import { definePage, infinitePageQuery, pageNumber, pageQuery } from '@dopahiya/site';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as texts from '#texts/brands-page';
import { partsQueries } from '../parts-queries.ts';

interface SparePartsPageProps {
  /** Slug of the chosen brand; null if none. */
  brandSlug: string | null;
  /** First page of the list, used without scripts. */
  page: number;
}

/** Spare-parts page: the brands, or the bikes of the chosen one. */
export function SparePartsPage({ brandSlug, page }: SparePartsPageProps) {
  return brandSlug === null ? (
    <BrandGrid key={page} page={page} />
  ) : (
    <BrandBikes key={`${brandSlug} ${page}`} slug={brandSlug} page={page} />
  );
}

/** Spare-parts page: brands, and the bikes of each brand. */
export const sparePartsPage = definePage({
  name: 'spare-parts',
  path: [paths.spareParts, partsPaths.brand(':brandSlug')],
  parameters: { page: pageNumber },
  read: ({ params: { brandSlug = null }, search }) => ({ brandSlug, page: Number(search.get('page') ?? 1) }),
  queries: (api, { brandSlug, page }) =>
    brandSlug === null
      ? { essential: infinitePageQuery(partsQueries.brands(api, page)) }
      : {
          essential: pageQuery(brandQueries.detail(api, brandSlug)),
          sections: [infinitePageQuery(partsQueries.bikes(api, brandSlug, page))],
        },
  answerWith: ({ brandSlug, page }, { api, client }) => {
    const bikes = brandSlug === null ? null : client.getQueryState(partsQueries.bikes(api, brandSlug, page).queryKey);
    return isWrongAddress(bikes?.error) ? { status: 404 } : null;
  },
  useHead: ({ brandSlug, page }) => {
    const api = useApi();
    const brand = useQuery({ ...brandQueries.detail(api, brandSlug ?? ''), enabled: brandSlug !== null }).data;
    const brands = useInfiniteQuery({ ...partsQueries.brands(api, page), enabled: brandSlug === null }).data;
    const isFirst = page === 1;
    if (brandSlug === null) {
      const items = brands?.pages[0]?.results.map(({ name, slug }) => ({ label: name, to: partsPaths.brand(slug) }));
      return landingHead(items ?? [], isFirst);
    }
    return brandHead(brandSlug, brand?.name ?? null, isFirst);
  },
  component: SparePartsPage,
  listed: ({ brands }) => [{ path: paths.spareParts }, ...brands.map(({ slug }) => ({ path: partsPaths.brand(slug) }))],
  examples: [paths.spareParts, partsPaths.brand('honda')],
});

const trail = [
  { label: texts.home, to: paths.home },
  { label: texts.spareParts, to: paths.spareParts },
];

function landingHead(items: Parameters<typeof listData>[0], isFirst: boolean): PageHead {
  return {
    title: texts.headTitle,
    description: texts.headDescription,
    ...(isFirst && { path: paths.spareParts }),
    structuredData: [
      breadcrumbData(trail),
      ...(items.length > 0 ? [listData(items, { name: texts.brands, path: paths.spareParts })] : []),
    ],
  };
}

function brandHead(slug: string, name: string | null, isFirst: boolean): PageHead {
  if (name === null) return { title: texts.headTitle, description: texts.headDescription };
  const path = partsPaths.brand(slug);
  return {
    title: texts.brandHeadTitle(name),
    description: texts.brandHeadDescription(name),
    ...(isFirst && { path }),
    structuredData: [breadcrumbData([...trail, { label: name, to: path }])],
  };
}
