import { cityQueries, useApi } from '@dopahiya/api-client';
import { type PageHead, paths, sharePictureAddress } from '@dopahiya/domain/site';
import { definePage, infinitePageQuery, pageQuery } from '@dopahiya/site';
import { useQuery } from '@tanstack/react-query';
import { ownershipParameters, readOwnershipInputs } from './ownership-inputs.ts';
import { OwnershipPage } from './ownership-page.tsx';
import { type DrawnBike, ownershipQueries } from './ownership-queries.ts';
import { fullNameOf } from '@dopahiya/domain/bikes';
import * as texts from '#texts/ownership-page';

/** Ownership cost page; all inputs are in the URL. */
export const ownershipPage = definePage({
  name: 'ownership',
  path: paths.ownership,
  parameters: ownershipParameters,
  read: ({ search }) => ({ inputs: readOwnershipInputs(search) }),
  queries: (api, { inputs }) => ({
    sections: [infinitePageQuery(cityQueries.named(api, '')), pageQuery(ownershipQueries.answer(api, inputs))],
  }),
  useHead: ({ inputs }) => {
    // The result is calculated for the visitor; the head does not request it itself.
    const { data } = useQuery({ ...ownershipQueries.answer(useApi(), inputs), enabled: false });
    return ownershipHead(data?.drawn);
  },
  component: OwnershipPage,
});

/** Returns the head of the ownership page, with the compared bikes as its share picture. */
export function ownershipHead(bikes: readonly DrawnBike[] = []): PageHead {
  const picture = sharePictureAddress(bikes.map(({ image }) => image));
  return {
    title: texts.headTitle,
    description: texts.headDescription,
    path: paths.ownership,
    ...(picture && { image: { path: picture, alt: texts.sharedPicture(bikes.map(fullNameOf)) } }),
  };
}
