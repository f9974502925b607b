import { Later, Skeleton } from '@dopahiya/ui-kit';
import { bikeQueries } from '@dopahiya/api-client';
import { type PageHead, paths } from '@dopahiya/domain/site';
import { definePage, type PageProps, pageQuery } from '@dopahiya/site';
import type { ComponentType } from 'react';
import * as texts from '#texts/home-page';
import { heroQueries } from '../home-hero/hero-queries.ts';
import { HomeHero } from '../home-hero/home-hero.tsx';
import {
  LaterCategoryExplorer,
  LaterMostLovedBikes,
  LaterRideFinder,
  LaterSportsCarousel,
} from '../home-sections/later-sections.tsx';
import { LaterRecentlyViewed } from '../recently-viewed/later-recently-viewed.tsx';

const loadFeatured = async () => (await import('../featured-bikes/featured-bikes.tsx')).FeaturedBikes;

/** The sections that other features add to the home page. */
export interface HomeSlots {
  priceChecker: ComponentType;
  comparisonTeaser: ComponentType;
  featuredComparisons: ComponentType;
}

const head: PageHead = {
  title: texts.documentTitle,
  description: texts.documentDescription,
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

/** The home page; its later sections fetch for themselves. */
export const homePage = definePage<HomeSlots>({
  name: 'home',
  path: paths.home,
  queries: (api) => ({ sections: [pageQuery(heroQueries.lineUp(api)), pageQuery(bikeQueries.trending(api))] }),
  useHead: () => head,
  component: HomeSections,
});

function HomeSections({
  priceChecker: PriceChecker,
  comparisonTeaser: ComparisonTeaser,
  featuredComparisons: FeaturedComparisons,
}: PageProps & HomeSlots) {
  return (
    <>
      <HomeHero />
      <Later load={loadFeatured} fallback={<Skeleton height="740px" />} />
      <LaterRecentlyViewed />
      <LaterRideFinder />
      <LaterMostLovedBikes />
      <LaterCategoryExplorer />
      <PriceChecker />
      <ComparisonTeaser />
      <LaterSportsCarousel />
      <FeaturedComparisons />
    </>
  );
}
