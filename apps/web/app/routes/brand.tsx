import { ApiError, brandQueries, useApi } from '@dopahiya/api-client';
import { brandHead, BrandPage, findBikeList, useListedPages } from '@dopahiya/discovery';
import { paths, reservedSegments } from '@dopahiya/domain';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, Navigate, redirect, useLocation, useParams } from 'react-router';
import { findBrand } from '../data/brand-pages.ts';
import { startInBrowser } from '../data/in-browser.ts';
import { listAddressAt } from '../data/list-address-at.ts';
import { loadOnServer } from '../data/load-on-server.server.ts';
import { PageHead } from '../layout/page-head.tsx';
import { UnderDevelopment } from '../layout/under-development.tsx';
import { ListSurroundings } from '../lists/list-surroundings.tsx';
import { keptUnlessNarrowed } from '../lists/load-list.server.ts';
import { unbuiltPages } from './unbuilt-pages.ts';

export { loaderHeaders as headers } from '../lists/loader-headers.ts';

const load = keptUnlessNarrowed(loadOnServer(findBrand));
const start = startInBrowser(findBrand);

export async function loader(args: LoaderFunctionArgs) {
  if (isUnbuilt(args)) return null;
  const answer = await load(args);
  if (answer.init?.status === 404) throw redirect(paths.home, 302);
  return answer;
}

export const clientLoader = (args: Pick<LoaderFunctionArgs, 'request' | 'params'>): null =>
  isUnbuilt(args) ? null : start(args);

/** @throws 404 where the site uses the segment itself and has no page of that name. */
function isUnbuilt({ params: { brandSlug = '' } }: Pick<LoaderFunctionArgs, 'params'>): boolean {
  if (unbuiltPages.has(`/${brandSlug}`)) return true;
  if (reservedSegments.has(brandSlug)) throw data(null, { status: 404 });
  return false;
}

/** A brand; or a page of the site that is not built yet, since both have one segment. */
export default function BrandRoute() {
  const { brandSlug = '' } = useParams();
  return unbuiltPages.has(`/${brandSlug}`) ? <UnderDevelopment segment={brandSlug} /> : <Brand slug={brandSlug} />;
}

function Brand({ slug }: { slug: string }) {
  const { search } = useLocation();
  const address = listAddressAt({ path: paths.brand(slug), search: new URLSearchParams(search) });
  const { list } = findBikeList(address);
  const { data: listed } = useListedPages(address);
  const { data: brand, error } = useQuery(brandQueries.detail(useApi(), slug));
  if (!list || (error instanceof ApiError && error.status === 404)) return <Navigate to={paths.home} replace />;
  return (
    <>
      {brand ? (
        <PageHead {...brandHead(brand, address, listed?.pages[0]?.results)} />
      ) : (
        <PageHead title={`${list.label} | Dopahiya`} description={list.description} />
      )}
      <ListSurroundings>
        <BrandPage slug={slug} list={list} address={address} />
      </ListSurroundings>
    </>
  );
}
