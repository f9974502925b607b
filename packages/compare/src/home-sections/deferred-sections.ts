import { paths } from '@dopahiya/domain/site';
import { deferredSection } from '@dopahiya/ui-kit';
import * as texts from '#texts/home-sections';
import { sectionHeads, sectionHeights } from './section-heads.ts';

/** `ComparisonTeaser`, loaded when it comes near. */
export const DeferredComparisonTeaser = deferredSection({
  ...sectionHeads.teaser,
  links: [
    { label: texts.compareBikes, to: paths.compareBike },
    { label: texts.compareElectric, to: paths.compareElectricBikes },
  ],
  minHeight: sectionHeights.teaser,
  load: async () => (await import('./comparison-teaser.tsx')).ComparisonTeaser,
});

/** `FeaturedComparisons`, loaded when it comes near. */
export const DeferredFeaturedComparisons = deferredSection({
  ...sectionHeads.featured,
  links: [{ label: texts.compareMore, to: paths.compareBike }],
  minHeight: sectionHeights.featured,
  load: async () => (await import('./featured-comparisons.tsx')).FeaturedComparisons,
});
