import { paths } from '@dopahiya/domain';
import { lazySection } from '@dopahiya/ui-kit';
import { sectionHeads } from './section-heads.ts';

/** Height of a row from 1024 px on: it grows with its bikes until they stand at the design's scale. */
const rowHeight = (least: number, most: number): string => `min(${most}px, ${least}px + (100vw - 1024px) * 0.164)`;

/** `RideFinder`, loaded when it comes near. */
export const LazyRideFinder = lazySection({
  ...sectionHeads.rideFinder,
  links: [
    { label: 'All brands', to: paths.brands },
    { label: 'By budget, displacement or body style', to: paths.trendingBikes },
  ],
  room: { narrow: '953px', wide: '505px' },
  load: async () => (await import('../ride-finder/ride-finder.tsx')).RideFinder,
});

/** `MostLovedBikes`, loaded when it comes near. */
export const LazyMostLovedBikes = lazySection({
  ...sectionHeads.mostLoved,
  links: [{ label: 'Popular bikes', to: paths.popular }],
  room: { narrow: '392px', wide: rowHeight(344, 390) },
  load: async () => (await import('../most-loved/most-loved-bikes.tsx')).MostLovedBikes,
});

/** `CategoryExplorer`, loaded when it comes near. */
export const LazyCategoryExplorer = lazySection({
  ...sectionHeads.categories,
  links: [
    { label: 'Scooters', to: paths.category('scooters') },
    { label: 'Sports', to: paths.category('sports') },
    { label: 'Best Mileage', to: paths.category('mileage') },
    { label: 'Cruisers', to: paths.category('cruisers') },
  ],
  room: { narrow: '722px', wide: 'clamp(376px, 339px + (100vw - 1024px) * 0.24, 415px)' },
  load: async () => (await import('../category-explorer/category-explorer.tsx')).CategoryExplorer,
});

/** `SportsCarousel`, loaded when it comes near. */
export const LazySportsCarousel = lazySection({
  ...sectionHeads.sports,
  links: [{ label: 'All Sports Bikes', to: paths.category('sports') }],
  room: { narrow: '500px', wide: rowHeight(452, 498) },
  load: async () => (await import('../sports-carousel/sports-carousel.tsx')).SportsCarousel,
});
