import { ApiError, brandQueries, isWrongAddress, useApi } from '@dopahiya/api-client';
import { paths, reservedSegments } from '@dopahiya/domain/site';
import { definePage, freeText, infinitePageQuery, LateNavigate, type Page, pageQuery } from '@dopahiya/site';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/brand-page';
import type { BikeList } from '../bike-list/bike-list.ts';
import { listQueries, useListedPages } from '../bike-list/list-queries.ts';
import { type ListAddress, readListAddress } from '../bike-list/list-address.ts';
import { listParameters } from '../bike-list/list-page.tsx';
import { type ListSlots, ListSurroundings } from '../bike-list/list-surroundings.tsx';
import { brandListAt } from '../lists/brand-list.ts';
import { missingParameter } from '../missing-page/words-of.ts';
import { brandHead } from './brand-head.ts';
import { BrandPage } from './brand-page.tsx';

const isUnknown = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** Address of the home page with the note that this page was not found. */
const homeWithout = (slug: string) => `${paths.home}?${new URLSearchParams({ [missingParameter]: slug })}`;

/** Page of a brand with its models; an unknown brand redirects to the home page. */
export const brandPage: Page<ListSlots> = definePage({
  name: 'brand',
  path: [paths.brand(':brandSlug'), paths.bikesOfBrand(':brandSlug')],
  parameters: { ...listParameters, q: freeText() },
  read: ({ params: { brandSlug: slug = '' }, search }) => {
    // Both addresses show the same list.
    const address = readListAddress(paths.brand(slug), search);
    return { slug, address, list: brandListAt(address) };
  },
  queries: (api, { slug, address, list }) => ({
    essential: pageQuery(brandQueries.detail(api, slug)),
    sections: [infinitePageQuery(listQueries.pages(api, address, list))],
  }),
  answerAt: ({ slug }) => (reservedSegments.has(slug) ? 'not-found' : null),
  answerWith: ({ slug, address }, { api, client, error }) => {
    if (isUnknown(error)) return { redirect: homeWithout(slug), status: 302 };
    const list = client.getQueryState(listQueries.pages(api, address).queryKey);
    return isWrongAddress(list?.error) ? { status: 404 } : null;
  },
  useHead: ({ slug, address, list }) => {
    const { data: listed } = useListedPages(address, list);
    const { data: brand } = useQuery(brandQueries.detail(useApi(), slug));
    if (brand) return brandHead(brand, address, listed?.pages[0]?.results);
    return { title: texts.documentTitle(list?.label ?? ''), description: list?.description ?? '' };
  },
  component: BrandOrHome,
  listed: ({ brands }) => brands.map(({ slug, changed_on }) => ({ path: paths.brand(slug), changedOn: changed_on })),
  examples: [paths.brand('honda')],
});

interface BrandOrHomeProps extends ListSlots {
  slug: string;
  address: ListAddress;
  list: BikeList | null;
}

function BrandOrHome({ slug, address, list, cardTools }: BrandOrHomeProps) {
  const { error } = useQuery(brandQueries.detail(useApi(), slug));
  if (!list || isUnknown(error)) return <LateNavigate to={homeWithout(slug)} />;
  return (
    <ListSurroundings cardTools={cardTools}>
      <BrandPage slug={slug} list={list} address={address} />
    </ListSurroundings>
  );
}
