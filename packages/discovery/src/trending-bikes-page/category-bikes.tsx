import { bikeQueries, useApi } from '@dopahiya/api-client';
import { Section } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { ListedBikesSkeleton } from '../bike-list/listed-bikes-skeleton.tsx';
import { ListedBikes } from '../bike-list/listed-bikes.tsx';
import { ShelfState } from '../bike-shelf/shelf-state.tsx';
import { featuredCategories, type FeaturedCategory } from '../featured-bikes/featured-categories.ts';
import { categoryTexts } from './category-texts.ts';

export interface CategoryBikesProps {
  category: FeaturedCategory;
  /**
   * Whether the bikes are below the fold, so that their images load lazily.
   * @default false
   */
  isBelow?: boolean;
}

/** All bikes of a category. */
export function CategoryBikes({ category, isBelow = false }: CategoryBikesProps) {
  const bikes = useQuery(bikeQueries[category](useApi()));
  const { subtitle } = featuredCategories[category];
  return (
    <Section title={subtitle}>
      <ShelfState bikes={bikes} waiting={<ListedBikesSkeleton count={8} />}>
        {(known) => <ListedBikes bikes={known} label={categoryTexts[category].bikes} heading="h3" isBelow={isBelow} />}
      </ShelfState>
    </Section>
  );
}
