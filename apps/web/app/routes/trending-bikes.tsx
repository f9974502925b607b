import { trendingBikesHead, TrendingBikesPage } from '@dopahiya/discovery';
import { startInBrowser } from '../data/in-browser.ts';
import { loadOnServer } from '../data/load-on-server.server.ts';
import { discoveryPages } from '../data/discovery-pages.ts';
import { PageHead } from '../layout/page-head.tsx';

export const loader = loadOnServer(discoveryPages.trendingBikes.find);
export const clientLoader = startInBrowser(discoveryPages.trendingBikes.find);

export default function TrendingBikesRoute() {
  return (
    <>
      <PageHead {...trendingBikesHead()} />
      <TrendingBikesPage />
    </>
  );
}
