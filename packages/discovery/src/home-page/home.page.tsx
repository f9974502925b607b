import { Later, Skeleton } from '@dopahiya/ui-kit';
import { bikeQueries, foundPageQueries } from '@dopahiya/api-client';
import { type PageHead, paths } from '@dopahiya/domain/site';
import { definePage, freeText, type Page, pageQuery } from '@dopahiya/site';
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
import { MissingPage } from '../missing-page/missing-page.tsx';
import { hasWords, missingParameter, wordsOf } from '../missing-page/words-of.ts';
import { LaterRecentlyViewed } from '../recently-viewed/later-recently-viewed.tsx';

const loadFeatured = async () => (await import('../featured-bikes/featured-bikes.tsx')).FeaturedBikes;

/** Home page sections contributed by other features. */
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

/** Home page; its later sections fetch their own data. Unknown one-part addresses redirect here, and the page says what was not found. */
export const homePage: Page<HomeSlots> = definePage({
  name: 'home',
  path: paths.home,
  parameters: { [missingParameter]: freeText(hasWords) },
  read: ({ search }) => ({ missing: search.get(missingParameter) }),
  queries: (api, { missing }) => ({
    sections: [
      pageQuery(heroQueries.lineUp(api)),
      pageQuery(bikeQueries.trending(api)),
      ...(missing === null ? [] : [pageQuery(foundPageQueries.matching(api, wordsOf(missing)))]),
    ],
  }),
  useHead: () => head,
  component: HomeSections,
});

interface HomeProps extends HomeSlots {
  /** Slug that was not found and redirected here; null if none. */
  missing: string | null;
}

function HomeSections({
  missing,
  priceChecker: PriceChecker,
  comparisonTeaser: ComparisonTeaser,
  featuredComparisons: FeaturedComparisons,
}: HomeProps) {
  return (
    <>
      {missing !== null && <MissingPage slug={missing} />}
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
