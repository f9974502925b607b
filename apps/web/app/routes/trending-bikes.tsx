import { trendingBikesHead, TrendingBikesPage } from '@dopahiya/discovery';
import { startInBrowser } from '../data/in-browser.ts';
import { loadOnServer } from '../data/load-on-server.server.ts';
import { pageQueries } from '../data/page-queries.ts';
import { PageHead } from '../layout/page-head.tsx';

export const loader = loadOnServer(pageQueries.trendingBikes.find);
export const clientLoader = startInBrowser(pageQueries.trendingBikes.find);

export default function TrendingBikesRoute() {
  return (
    <>
      <PageHead {...trendingBikesHead()} />
      <TrendingBikesPage />
    </>
  );
}
