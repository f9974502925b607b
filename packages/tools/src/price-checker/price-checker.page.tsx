import { bikeQueries, suggestionQueries, useApi } from '@dopahiya/api-client';
import { fullNameOf } from '@dopahiya/domain/bikes';
import { defaultCity, placeName } from '@dopahiya/domain/places';
import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import * as texts from '#texts/price-checker';
import { useQuery } from '@tanstack/react-query';
import { checkerAddress, checkerParameters, readAskedPrice } from './checker-address.ts';
import { checkerQueries, isUnknown, matchBike } from './checker-queries.ts';
import { PriceCheckerPage } from './price-checker-page.tsx';

/** Price checker page: on-road price in a city; a typed name redirects to the bike if unambiguous. */
export const priceCheckerPage = definePage({
  name: 'price-checker',
  path: paths.priceChecker,
  parameters: checkerParameters,
  read: ({ search }) => ({ asked: readAskedPrice(search) }),
  queries: (api, { asked }) => checkerQueries(api, asked),
  answerWith: ({ asked }, { api, client }) => {
    if (asked.bike !== null) {
      const error = client.getQueryState(bikeQueries.detail(api, asked.bike).queryKey)?.error ?? null;
      return isUnknown(error) ? { status: 404 } : null;
    }
    const found = client.getQueryData(suggestionQueries.matching(api, asked.text ?? '').queryKey);
    const meant = asked.text === null ? undefined : matchBike(asked.text, found?.results ?? []);
    return meant ? { redirect: checkerAddress({ ...asked, bike: meant.slug }), status: 302 } : null;
  },
  useHead: ({ asked: { bike, city } }) => {
    const { data } = useQuery({ ...bikeQueries.detail(useApi(), bike ?? ''), enabled: bike !== null });
    const title = data ? texts.headTitleOf(fullNameOf(data), placeName(city ?? defaultCity)) : texts.headTitle;
    return { title, description: texts.headDescription, path: paths.priceChecker };
  },
  component: PriceCheckerPage,
});
