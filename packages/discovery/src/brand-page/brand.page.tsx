import { ApiError, brandQueries, isWrongAddress, useApi } from '@dopahiya/api-client';
import { paths, reservedSegments } from '@dopahiya/domain';
import { definePage, freeText, infinitePageQuery, type PageLocation, type PageProps, pageQuery } from '@dopahiya/page';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import * as texts from '#texts/brand-page';
import { listQueries } from '../bike-list/list-queries.ts';
import { readListAddress } from '../bike-list/list-address.ts';
import { listParameters } from '../bike-list/list-page.tsx';
import { type ListSlots, ListSurroundings } from '../bike-list/list-surroundings.tsx';
import { useListedPages } from '../bike-list/use-listed-pages.ts';
import { brandListAt } from '../lists/brand-list.ts';
import { brandHead } from './brand-head.ts';
import { BrandPage } from './brand-page.tsx';

const slugOf = ({ params: { brandSlug = '' } }: PageLocation): string => brandSlug;

/** Both of its addresses show the same list. */
const listAddressOf = (at: PageLocation) => readListAddress(paths.brand(slugOf(at)), at.search);

const isUnknown = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** A brand with its models; what is no brand leads home. */
export const brandPage = definePage<ListSlots>({
  name: 'brand',
  path: [paths.brand(':brandSlug'), paths.bikesOfBrand(':brandSlug')],
  parameters: { ...listParameters, q: freeText() },
  queries: (api, at) => ({
    essential: pageQuery(brandQueries.detail(api, slugOf(at))),
    sections: [infinitePageQuery(listQueries.pages(api, listAddressOf(at)))],
  }),
  answerAt: (at) => (reservedSegments.has(slugOf(at)) ? 'not-found' : null),
  answerWith: (at, { api, client, error }) => {
    if (isUnknown(error)) return { redirect: paths.home, status: 302 };
    const list = client.getQueryState(listQueries.pages(api, listAddressOf(at)).queryKey);
    return isWrongAddress(list?.error) ? { status: 404 } : null;
  },
  useHead: (at) => {
    const address = listAddressOf(at);
    const list = brandListAt(address);
    const { data: listed } = useListedPages(address);
    const { data: brand } = useQuery(brandQueries.detail(useApi(), slugOf(at)));
    if (brand) return brandHead(brand, address, listed?.pages[0]?.results);
    return { title: texts.documentTitle(list?.label ?? ''), description: list?.description ?? '' };
  },
  component: BrandOrHome,
  listed: ({ brands }) => brands.map(({ slug, changed_on }) => ({ path: paths.brand(slug), changedOn: changed_on })),
  examples: [paths.brand('honda')],
});

function BrandOrHome({ at, cardTools }: PageProps & ListSlots) {
  const slug = slugOf(at);
  const address = listAddressOf(at);
  const list = brandListAt(address);
  const { error } = useQuery(brandQueries.detail(useApi(), slug));
  if (!list || isUnknown(error)) return <Navigate to={paths.home} replace />;
  return (
    <ListSurroundings cardTools={cardTools}>
      <BrandPage slug={slug} list={list} address={address} />
    </ListSurroundings>
  );
}
