import { paths } from '@dopahiya/domain/site';
import { Later, SectionLinks } from '@dopahiya/ui-kit';
import * as texts from '#texts/home-sections';
import { sectionHeads } from './section-heads.ts';

const loadRideFinder = async () => (await import('../ride-finder/ride-finder.tsx')).RideFinder;
const loadMostLoved = async () => (await import('../most-loved/most-loved-bikes.tsx')).MostLovedBikes;
const loadCategories = async () => (await import('../category-explorer/category-explorer.tsx')).CategoryExplorer;
const loadSports = async () => (await import('../sports-carousel/sports-carousel.tsx')).SportsCarousel;

/** `RideFinder`, loaded lazily; links to its results until then. */
export const LaterRideFinder = () => (
  <Later
    browserOnly
    load={loadRideFinder}
    fallback={
      <SectionLinks
        {...sectionHeads.rideFinder}
        links={[
          { label: texts.allBrands, to: paths.brands },
          { label: texts.byRange, to: paths.trendingBikes },
        ]}
        height={{ narrow: '1097px', wide: '553px' }}
      />
    }
  />
);

/** `MostLovedBikes`, loaded lazily; a link to them until then. */
export const LaterMostLovedBikes = () => (
  <Later
    browserOnly
    load={loadMostLoved}
    fallback={
      <SectionLinks
        {...sectionHeads.mostLoved}
        links={[{ label: texts.popularBikes, to: paths.popular }]}
        height={{ narrow: '389px', wide: 'clamp(354px, 356px + (100vw - 1152px) * 0.18, 385px)' }}
      />
    }
  />
);

/** `CategoryExplorer`, loaded lazily; links to categories until then. */
export const LaterCategoryExplorer = () => (
  <Later
    browserOnly
    load={loadCategories}
    fallback={
      <SectionLinks
        {...sectionHeads.categories}
        links={[
          { label: texts.scooters, to: paths.category('scooters') },
          { label: texts.sports, to: paths.category('sports') },
          { label: texts.bestMileage, to: paths.category('mileage') },
          { label: texts.cruisers, to: paths.category('cruisers') },
        ]}
        height={{ narrow: '718px', wide: 'clamp(379px, 389px + (100vw - 1152px) * 0.24, 417px)' }}
      />
    }
  />
);

/** `SportsCarousel`, loaded lazily; a link to its bikes until then. */
export const LaterSportsCarousel = () => (
  <Later
    browserOnly
    load={loadSports}
    fallback={
      <SectionLinks
        {...sectionHeads.sports}
        links={[{ label: texts.allSportsBikes, to: paths.category('sports') }]}
        height={{ narrow: '489px', wide: 'min(498px, 472px + (100vw - 1024px) * 0.164)' }}
      />
    }
  />
);
