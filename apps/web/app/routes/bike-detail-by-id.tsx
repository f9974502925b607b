import { bikeQueries, useApi } from '@dopahiya/api-client';
import { BikeByIdPage, missingBikeHead, pendingBikeHead } from '@dopahiya/bike-detail';
import { HeaderSearch } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { startInBrowser } from '../data/in-browser.ts';
import { apiOf, loadOnServer, queryClientOf } from '../data/load-on-server.server.ts';
import { bikeDetailPages } from '../data/bike-detail-pages.ts';
import { PageHead } from '../layout/page-head.tsx';

const load = loadOnServer(bikeDetailPages.bikeDetailById.find);

export async function loader(args: LoaderFunctionArgs) {
  const answer = await load(args);
  const { queryKey } = bikeQueries.byId(apiOf(args.context), args.params['id'] ?? '');
  const bike = queryClientOf(args.context).getQueryData(queryKey);
  if (bike) throw redirect(paths.bike(bike), 301);
  return answer;
}

export const clientLoader = startInBrowser(bikeDetailPages.bikeDetailById.find);

export default function BikeDetailByIdRoute() {
  const { id = '' } = useParams();
  const { isError } = useQuery(bikeQueries.byId(useApi(), id));
  return (
    <>
      <PageHead {...(isError ? missingBikeHead() : pendingBikeHead())} />
      <BikeByIdPage id={id} search={<HeaderSearch />} />
    </>
  );
}
