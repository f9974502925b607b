import { paths } from '@dopahiya/domain/site';
import { Later, SectionLinks } from '@dopahiya/ui-kit';
import * as texts from '#texts/home-sections';
import { sectionHeads, sectionHeights } from './section-heads.ts';

const loadTeaser = async () => (await import('./comparison-teaser.tsx')).ComparisonTeaser;
const loadFeatured = async () => (await import('./featured-comparisons.tsx')).FeaturedComparisons;

/** `ComparisonTeaser`, lazily loaded; shows links to comparisons until then. */
export const LaterComparisonTeaser = () => (
  <Later
    browserOnly
    load={loadTeaser}
    fallback={
      <SectionLinks
        {...sectionHeads.teaser}
        links={[
          { label: texts.compareBikes, to: paths.compareBike },
          { label: texts.compareElectric, to: paths.compareElectricBikes },
        ]}
        height={sectionHeights.teaser}
      />
    }
  />
);

/** `FeaturedComparisons`, lazily loaded; shows a link to comparisons until then. */
export const LaterFeaturedComparisons = () => (
  <Later
    browserOnly
    load={loadFeatured}
    fallback={
      <SectionLinks
        {...sectionHeads.featured}
        links={[{ label: texts.compareMore, to: paths.compareBike }]}
        height={sectionHeights.featured}
      />
    }
  />
);
