import { paths } from '@dopahiya/domain/site';
import { deferredSection } from '@dopahiya/ui-kit';
import * as texts from '#texts/home-sections';
import { sectionHeads } from './section-heads.ts';

/** Height of a row from 1024 px on: it grows with its bikes until they stand at the design's scale. */
const rowHeight = (least: number, most: number): string => `min(${most}px, ${least}px + (100vw - 1024px) * 0.164)`;

/** `RideFinder`, loaded when it comes near. */
export const DeferredRideFinder = deferredSection({
  ...sectionHeads.rideFinder,
  links: [
    { label: texts.allBrands, to: paths.brands },
    { label: texts.byRange, to: paths.trendingBikes },
  ],
  minHeight: { narrow: '1097px', wide: '553px' },
  load: async () => (await import('../ride-finder/ride-finder.tsx')).RideFinder,
});

/** `MostLovedBikes`, loaded when it comes near. */
export const DeferredMostLovedBikes = deferredSection({
  ...sectionHeads.mostLoved,
  links: [{ label: texts.popularBikes, to: paths.popular }],
  minHeight: { narrow: '392px', wide: rowHeight(344, 390) },
  load: async () => (await import('../most-loved/most-loved-bikes.tsx')).MostLovedBikes,
});

/** `CategoryExplorer`, loaded when it comes near. */
export const DeferredCategoryExplorer = deferredSection({
  ...sectionHeads.categories,
  links: [
    { label: texts.scooters, to: paths.category('scooters') },
    { label: texts.sports, to: paths.category('sports') },
    { label: texts.bestMileage, to: paths.category('mileage') },
    { label: texts.cruisers, to: paths.category('cruisers') },
  ],
  minHeight: { narrow: '722px', wide: 'clamp(376px, 339px + (100vw - 1024px) * 0.24, 415px)' },
  load: async () => (await import('../category-explorer/category-explorer.tsx')).CategoryExplorer,
});

/** `SportsCarousel`, loaded when it comes near. */
export const DeferredSportsCarousel = deferredSection({
  ...sectionHeads.sports,
  links: [{ label: texts.allSportsBikes, to: paths.category('sports') }],
  minHeight: { narrow: '500px', wide: rowHeight(452, 498) },
  load: async () => (await import('../sports-carousel/sports-carousel.tsx')).SportsCarousel,
});
