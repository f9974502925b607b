import { brandQueries, useApi } from '@dopahiya/api-client';
import type { Brand } from '@dopahiya/domain/bikes';
import { breadcrumbData, listData, type PageHead, paths } from '@dopahiya/domain/site';
import { normaliseSearchText } from '@dopahiya/domain/typed';
import { definePage, freeText, pageQuery } from '@dopahiya/site';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/brand-directory';
import { BrandDirectoryPage } from './brand-directory-page.tsx';

/** Page of all brands by name, or of those that match a text. */
export const brandsPage = definePage({
  name: 'brands',
  path: paths.brands,
  parameters: { q: freeText() },
  read: ({ search }) => ({ text: search.get('q') ?? '' }),
  queries: (api, { text }) => ({
    essential: pageQuery(brandQueries.all(api)),
    sections: text === '' ? [] : [pageQuery(brandQueries.named(api, normaliseSearchText(text)))],
  }),
  useHead: ({ text }) => brandDirectoryHead(useQuery(brandQueries.all(useApi())).data, text),
  component: BrandDirectoryPage,
});

/** Returns the head of the brands page; a search result is not indexed by search engines. */
export function brandDirectoryHead(brands: readonly Brand[] = [], text = ''): PageHead {
  const trail = [
    { label: texts.home, to: paths.home },
    { label: texts.brands, to: paths.brands },
  ];
  const items = brands.map(({ name, slug }) => ({ label: name, to: paths.brand(slug) }));
  return {
    title: texts.documentTitle,
    description: texts.documentDescription,
    ...(text === '' && { path: paths.brands }),
    structuredData: [
      breadcrumbData(trail),
      ...(items.length > 0 ? [listData(items, { name: texts.brands, path: paths.brands })] : []),
    ],
  };
}
