import { BestBikesPage, bestBikesHead } from '@dopahiya/discovery';
import { startInBrowser } from '../data/in-browser.ts';
import { loadOnServer } from '../data/load-on-server.server.ts';
import { discoveryPages } from '../data/discovery-pages.ts';
import { PageHead } from '../layout/page-head.tsx';

export const loader = loadOnServer(discoveryPages.bestBikes.find);
export const clientLoader = startInBrowser(discoveryPages.bestBikes.find);

export default function BestBikesRoute() {
  return (
    <>
      <PageHead {...bestBikesHead()} />
      <BestBikesPage />
    </>
  );
}
