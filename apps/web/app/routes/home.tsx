import { FeaturedBikes, homeHead, HomeHero } from '@dopahiya/discovery';
import { startInBrowser } from '../data/in-browser.ts';
import { loadOnServer } from '../data/load-on-server.server.ts';
import { pageQueries } from '../data/page-queries.ts';
import { PageHead } from '../layout/page-head.tsx';

export const loader = loadOnServer(pageQueries.home.find);
export const clientLoader = startInBrowser(pageQueries.home.find);

export default function HomeRoute() {
  return (
    <>
      <PageHead {...homeHead()} />
      <HomeHero />
      <FeaturedBikes />
    </>
  );
}
