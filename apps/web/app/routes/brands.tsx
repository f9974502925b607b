import { brandQueries, useApi } from '@dopahiya/api-client';
import { BrandDirectoryPage, brandDirectoryHead } from '@dopahiya/discovery';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { startInBrowser } from '../data/in-browser.ts';
import { loadOnServer } from '../data/load-on-server.server.ts';
import { discoveryPages } from '../data/discovery-pages.ts';
import { PageHead } from '../layout/page-head.tsx';
import { keptUnlessNarrowed } from '../lists/load-list.server.ts';

export { loaderHeaders as headers } from '../lists/loader-headers.ts';

export const loader = keptUnlessNarrowed(loadOnServer(discoveryPages.brands.find));
export const clientLoader = startInBrowser(discoveryPages.brands.find);

export default function BrandsRoute() {
  const text = useSearchParams()[0].get('q') ?? '';
  const { data: brands } = useQuery(brandQueries.all(useApi()));
  return (
    <>
      <PageHead {...brandDirectoryHead(brands, text)} />
      <BrandDirectoryPage text={text} />
    </>
  );
}
