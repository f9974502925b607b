import { bikeQueries, useApi } from '@dopahiya/api-client';
import {
  bikeDetailHead,
  BikeDetailPage,
  missingBikeHead,
  missingBikeQueries,
  pendingBikeHead,
  useToldWithBike,
} from '@dopahiya/bike-detail';
import { HeaderSearch } from '@dopahiya/discovery';
import { type BikeDetail, isBikeSlug, paths } from '@dopahiya/domain';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { bikeDetailPages, bikeSectionQueries } from '../data/bike-detail-pages.ts';
import { startInBrowser } from '../data/in-browser.ts';
import { apiOf, loadOnServer, queryClientOf } from '../data/load-on-server.server.ts';
import { PageHead } from '../layout/page-head.tsx';

const load = loadOnServer(bikeDetailPages.bikeDetail.find);

export async function loader(args: LoaderFunctionArgs) {
  const { brandSlug = '', slug = '' } = args.params;
  if (!isBikeSlug(slug)) return data(null, { status: 404 });
  const answer = await load(args);
  const [api, client] = [apiOf(args.context), queryClientOf(args.context)];
  const bike = client.getQueryData(bikeQueries.detail(api, slug).queryKey);
  if (answer.init?.status === 404) await client.prefetchQuery(missingBikeQueries.suggestions(api, { brandSlug, slug }));
  if (!bike) return answer;
  if (bike.brand.slug !== brandSlug) throw redirect(paths.bike(bike), 301);
  await Promise.all(bikeSectionQueries(api, bike).map((query) => query.start(client)));
  return answer;
}

export const clientLoader = startInBrowser(bikeDetailPages.bikeDetail.find);

export default function BikeDetailRoute() {
  const { brandSlug = '', slug = '' } = useParams();
  const { data: bike, isPending } = useQuery(bikeQueries.detail(useApi(), slug));
  return (
    <>
      {bike ? <BikeHead bike={bike} /> : <PageHead {...(isPending ? pendingBikeHead() : missingBikeHead())} />}
      <BikeDetailPage brandSlug={brandSlug} slug={slug} search={<HeaderSearch />} />
    </>
  );
}

function BikeHead({ bike }: { bike: BikeDetail }) {
  return <PageHead {...bikeDetailHead(bike, useToldWithBike(bike))} />;
}
