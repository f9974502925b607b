import { paths } from '@dopahiya/domain';
import { lateSection } from '@dopahiya/ui-kit';
import { sectionHeads } from './section-heads.ts';

/** `ComparisonTeaser`, loaded when it comes near. */
export const LateComparisonTeaser = lateSection({
  ...sectionHeads.teaser,
  links: [
    { label: 'Compare Bikes', to: paths.compareBike },
    { label: 'Compare Electric', to: paths.compareElectricBikes },
  ],
  room: { narrow: '483px', wide: '240px' },
  load: async () => (await import('./comparison-teaser.tsx')).ComparisonTeaser,
});

/** `FeaturedComparisons`, loaded when it comes near. */
export const LateFeaturedComparisons = lateSection({
  ...sectionHeads.featured,
  links: [{ label: 'Compare More Bikes', to: paths.compareBike }],
  room: { narrow: '907px', wide: '334px' },
  load: async () => (await import('./featured-comparisons.tsx')).FeaturedComparisons,
});
