import { BestBikesPage, bestBikesHead } from '@dopahiya/discovery';
import { startInBrowser } from '../data/in-browser.ts';
import { loadOnServer } from '../data/load-on-server.server.ts';
import { pageQueries } from '../data/page-queries.ts';
import { PageHead } from '../layout/page-head.tsx';

export const loader = loadOnServer(pageQueries.bestBikes.find);
export const clientLoader = startInBrowser(pageQueries.bestBikes.find);

export default function BestBikesRoute() {
  return (
    <>
      <PageHead {...bestBikesHead()} />
      <BestBikesPage />
    </>
  );
}
