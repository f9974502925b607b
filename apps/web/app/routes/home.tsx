import { LazyComparisonTeaser, LazyFeaturedComparisons } from '@dopahiya/compare';
import {
  FeaturedBikes,
  HomeHero,
  LazyCategoryExplorer,
  LazyMostLovedBikes,
  LazyRideFinder,
  LazySportsCarousel,
  PriceCheckerSlot,
  RecentlyViewed,
} from '@dopahiya/discovery';
import { type PageHead as PageHeadProps, paths } from '@dopahiya/domain';
import { startInBrowser } from '../data/in-browser.ts';
import { loadOnServer } from '../data/load-on-server.server.ts';
import { homePages } from '../data/home-pages.ts';
import { PageHead } from '../layout/page-head.tsx';

const head: PageHeadProps = {
  title: 'Dopahiya: bikes and scooters of India, drawn to scale, priced to the rupee',
  description:
    'Find, compare and price motorcycles, scooters and electric two-wheelers sold in India: real dimensions, published specifications, ex-showroom prices with their month.',
  path: paths.home,
  structuredData: [
    {
      '@type': 'WebSite',
      name: 'Dopahiya',
      url: paths.home,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${paths.search}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
};

export const loader = loadOnServer(homePages.home.find);
export const clientLoader = startInBrowser(homePages.home.find);

export default function HomeRoute() {
  return (
    <>
      <PageHead {...head} />
      <HomeHero />
      <FeaturedBikes />
      <RecentlyViewed />
      <LazyRideFinder />
      <LazyMostLovedBikes />
      <LazyCategoryExplorer />
      <PriceCheckerSlot />
      <LazyComparisonTeaser />
      <LazySportsCarousel />
      <LazyFeaturedComparisons />
    </>
  );
}
