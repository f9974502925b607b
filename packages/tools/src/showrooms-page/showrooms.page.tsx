import { brandQueries } from '@dopahiya/api-client';
import { defaultCity, placeName } from '@dopahiya/domain/places';
import { paths } from '@dopahiya/domain/site';
import { definePage, freeText, pageNumber } from '@dopahiya/site';
import * as texts from '#texts/showrooms-page';
import { readAskedShowrooms, showroomChoice, showroomsAddress } from './showroom-choice.ts';
import { showroomPageQueries } from './showroom-queries.ts';
import { ShowroomsPage } from './showrooms-page.tsx';
import { useShowroomChoice } from './use-showroom-choice.ts';

/** Showrooms page of a brand in a city, both in the URL. */
export const showroomsPage = definePage({
  name: 'showrooms',
  path: [paths.dealership, paths.showroomsOf(':brandSlug')],
  parameters: { brand: freeText(), city: freeText(), page: pageNumber },
  read: (at) => ({ asked: readAskedShowrooms(at) }),
  queries: (api, { asked }) => showroomPageQueries(api, asked),
  answerWith: ({ asked }, { api, client }) => {
    const brands = client.getQueryData(brandQueries.all(api).queryKey);
    const { brand, city, unknownBrand } = showroomChoice(asked, { brands });
    // An unknown brand in the path is a 404; in a form submission it is a validation error.
    if (unknownBrand !== null) return asked.isInPath ? { status: 404 } : null;
    return asked.isFromForm ? { redirect: showroomsAddress(brand.slug, city), status: 302 } : null;
  },
  useHead: ({ asked }) => {
    const { brand, city, unknownBrand } = useShowroomChoice(asked);
    return {
      title: texts.headTitle(brand.name, placeName(city)),
      description: texts.headDescription(brand.name, placeName(city)),
      ...(city === defaultCity && unknownBrand === null && { path: paths.showroomsOf(brand.slug) }),
    };
  },
  component: ShowroomsPage,
  listed: ({ brands }) => brands.map(({ slug }) => ({ path: paths.showroomsOf(slug) })),
  examples: [paths.dealership, paths.showroomsOf('honda')],
});
