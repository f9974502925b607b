import { paths } from '@dopahiya/domain';
import { lazySection } from '@dopahiya/ui-kit';
import { sectionHeads, sectionRooms } from './section-heads.ts';

/** `ComparisonTeaser`, loaded when it comes near. */
export const LazyComparisonTeaser = lazySection({
  ...sectionHeads.teaser,
  links: [
    { label: 'Compare Bikes', to: paths.compareBike },
    { label: 'Compare Electric', to: paths.compareElectricBikes },
  ],
  room: sectionRooms.teaser,
  load: async () => (await import('./comparison-teaser.tsx')).ComparisonTeaser,
});

/** `FeaturedComparisons`, loaded when it comes near. */
export const LazyFeaturedComparisons = lazySection({
  ...sectionHeads.featured,
  links: [{ label: 'Compare More Bikes', to: paths.compareBike }],
  room: sectionRooms.featured,
  load: async () => (await import('./featured-comparisons.tsx')).FeaturedComparisons,
});
