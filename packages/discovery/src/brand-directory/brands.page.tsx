import { brandQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { definePage, freeText, type PageLocation, pageQuery } from '@dopahiya/page';
import { useQuery } from '@tanstack/react-query';
import { brandDirectoryHead } from './brand-directory-head.ts';
import { BrandDirectoryPage } from './brand-directory-page.tsx';

const textOf = ({ search }: PageLocation): string => search.get('q') ?? '';

/** All brands by name, and those that a text finds among them. */
export const brandsPage = definePage({
  name: 'brands',
  path: paths.brands,
  parameters: { q: freeText() },
  queries: (api) => ({ essential: pageQuery(brandQueries.all(api)) }),
  useHead: (at) => brandDirectoryHead(useQuery(brandQueries.all(useApi())).data, textOf(at)),
  component: ({ at }) => <BrandDirectoryPage text={textOf(at)} />,
});
