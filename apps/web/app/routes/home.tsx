import { FeaturedBikes, HomeHero } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain';
import { startInBrowser } from '../data/in-browser.ts';
import { loadOnServer } from '../data/load-on-server.server.ts';
import { pageQueries } from '../data/page-queries.ts';
import { PageHead } from '../layout/page-head.tsx';

const head = {
  title: 'Dopahiya: bikes and scooters of India, drawn to scale, priced to the rupee',
  description:
    'Find, compare and price motorcycles, scooters and electric two-wheelers sold in India: real dimensions, published specifications, ex-showroom prices with their month.',
  path: paths.home,
};

export const loader = loadOnServer(pageQueries.home.find);
export const clientLoader = startInBrowser(pageQueries.home.find);

export default function HomeRoute() {
  return (
    <>
      <PageHead {...head} />
      <HomeHero />
      <FeaturedBikes />
    </>
  );
}
