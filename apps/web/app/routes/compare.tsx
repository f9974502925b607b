import { ApiError, useApi } from '@dopahiya/api-client';
import { compareHead, compareModeOf, ComparePage, compareQueries } from '@dopahiya/compare';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useLocation, useParams } from 'react-router';
import { startInBrowser } from '../data/in-browser.ts';
import { apiOf, loadOnServer, queryClientOf } from '../data/load-on-server.server.ts';
import { comparePages } from '../data/compare-pages.ts';
import { PageHead } from '../layout/page-head.tsx';

const { find } = comparePages.comparison;
const load = loadOnServer(find);

/** A comparison that the API refuses (a bike twice, five bikes) is the address's fault, not the server's. */
export async function loader(args: LoaderFunctionArgs) {
  const answer = await load(args);
  const mode = compareModeOf(new URL(args.request.url).pathname);
  const { queryKey } = compareQueries.bikes(apiOf(args.context), mode, args.params['bikeSlugs'] ?? '');
  const error = queryClientOf(args.context).getQueryState(queryKey)?.error;
  return error instanceof ApiError && error.status === 400 ? data(null, { status: 400 }) : answer;
}

export const clientLoader = startInBrowser(find);

/** Bikes side by side; the address names them. */
export default function CompareRoute() {
  const { bikeSlugs = '' } = useParams();
  const mode = compareModeOf(useLocation().pathname);
  const { data: bikes } = useQuery(compareQueries.bikes(useApi(), mode, bikeSlugs));
  return (
    <>
      <PageHead {...compareHead(bikes)} />
      <ComparePage mode={mode} bikeSlugs={bikeSlugs} />
    </>
  );
}
