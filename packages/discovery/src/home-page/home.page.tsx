import { bikeQueries } from '@dopahiya/api-client';
import { type PageHead, paths } from '@dopahiya/domain/site';
import { definePage, islands, type PageProps, pageQuery } from '@dopahiya/site';
import type { ComponentType } from 'react';
import * as texts from '#texts/home-page';
import { heroQueries } from '../home-hero/hero-queries.ts';
import { HomeHero } from '../home-hero/home-hero.tsx';
import {
  DeferredCategoryExplorer,
  DeferredMostLovedBikes,
  DeferredRideFinder,
  DeferredSportsCarousel,
} from '../home-sections/home-sections.ts';
import { DeferredRecentlyViewed } from '../recently-viewed/deferred-recently-viewed.tsx';

const { FeaturedBikes } = islands(() => import('../featured-bikes/featured-bikes.tsx'), {
  FeaturedBikes: { minHeight: '740px' },
});

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

/** The home page; its deferred sections fetch for themselves when they come near. */
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
      <FeaturedBikes />
      <DeferredRecentlyViewed />
      <DeferredRideFinder />
      <DeferredMostLovedBikes />
      <DeferredCategoryExplorer />
      <PriceChecker />
      <ComparisonTeaser />
      <DeferredSportsCarousel />
      <FeaturedComparisons />
    </>
  );
}
