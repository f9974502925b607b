import { useApi } from '@dopahiya/api-client';
import {
  bikeDetailHead,
  BikeDetailPage,
  bikeDetailQuery,
  missingBikeHead,
  pendingBikeHead,
} from '@dopahiya/bike-detail';
import { isBikeSlug, paths } from '@dopahiya/domain';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { startInBrowser } from '../data/in-browser.ts';
import { apiOf, loadOnServer, queryClientOf } from '../data/load-on-server.server.ts';
import { pageQueries } from '../data/page-queries.ts';
import { PageHead } from '../layout/page-head.tsx';

const load = loadOnServer(pageQueries.bikeDetail.find);

export async function loader(args: LoaderFunctionArgs) {
  const { brandSlug, slug = '' } = args.params;
  if (!isBikeSlug(slug)) return data(null, { status: 404 });
  const answer = await load(args);
  const { queryKey } = bikeDetailQuery(apiOf(args.context), slug);
  const bike = queryClientOf(args.context).getQueryData(queryKey);
  if (bike && bike.brand.slug !== brandSlug) throw redirect(paths.bike(bike), 301);
  return answer;
}

export const clientLoader = startInBrowser(pageQueries.bikeDetail.find);

export default function BikeDetailRoute() {
  const { slug = '' } = useParams();
  const { data: bike, isPending } = useQuery(bikeDetailQuery(useApi(), slug));
  return (
    <>
      <PageHead {...(bike ? bikeDetailHead(bike) : headWithout(isPending))} />
      <BikeDetailPage slug={slug} />
    </>
  );
}

const headWithout = (isPending: boolean) => (isPending ? pendingBikeHead() : missingBikeHead());
