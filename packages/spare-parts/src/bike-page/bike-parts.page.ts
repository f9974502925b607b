import { isWrongAddress, useApi } from '@dopahiya/api-client';
import { partsPaths } from '@dopahiya/domain/parts';
import { definePage, infinitePageQuery, pageNumber, pageQuery } from '@dopahiya/site';
import { useQuery } from '@tanstack/react-query';
import { partsQueries } from '../parts-queries.ts';
import { bikePartsHead, pendingPartsHead } from './bike-parts-head.ts';
import { BikePartsPage } from './bike-parts-page.tsx';
import { readPartsAddress } from './parts-address.ts';

/** Parts page of a bike, with its groups and products below. */
export const bikePartsPage = definePage({
  name: 'bike-parts',
  path: [
    partsPaths.bike(':bikeSlug'),
    partsPaths.category(':bikeSlug', ':categorySlug'),
    partsPaths.part(':bikeSlug', ':categorySlug', ':productSlug'),
  ],
  parameters: { page: pageNumber },
  read: ({ params, search }) => ({ address: readPartsAddress(params, search) }),
  queries: (api, { address: { bikeSlug: bike, categorySlug: category, partSlug: part, page } }) => {
    const essential = pageQuery(partsQueries.bike(api, bike));
    if (category === null) return { essential };
    const more =
      part === null
        ? infinitePageQuery(partsQueries.parts(api, bike, category, page))
        : pageQuery(partsQueries.part(api, { bike, category, part }));
    return { essential, sections: [more] };
  },
  answerWith: ({ address: { bikeSlug: bike, categorySlug: category, partSlug: part, page } }, { api, client }) => {
    if (category === null) return null;
    const { queryKey } =
      part === null ? partsQueries.parts(api, bike, category, page) : partsQueries.part(api, { bike, category, part });
    return isWrongAddress(client.getQueryState(queryKey)?.error) ? { status: 404 } : null;
  },
  useHead: ({ address }) => {
    const api = useApi();
    const { bikeSlug: bike, categorySlug, partSlug } = address;
    const { data: parts } = useQuery(partsQueries.bike(api, bike));
    const asked = { bike, category: categorySlug ?? '', part: partSlug ?? '' };
    const { data: part } = useQuery({ ...partsQueries.part(api, asked), enabled: partSlug !== null });
    return parts ? bikePartsHead(parts, address, part?.name ?? null) : pendingPartsHead;
  },
  component: BikePartsPage,
  listed: ({ bikes }) => bikes.map(({ slug, changed_on }) => ({ path: partsPaths.bike(slug), changedOn: changed_on })),
  examples: [
    partsPaths.bike('activa'),
    partsPaths.category('activa', 'air-filter'),
    partsPaths.part('activa', 'air-filter', 'air-filter-element'),
  ],
});
