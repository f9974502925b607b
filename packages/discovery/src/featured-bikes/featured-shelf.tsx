import { messageOf, useShownError } from '@dopahiya/api-client';
import { type BikeCard as Bike, paths } from '@dopahiya/domain';
import {
  BikeCard,
  BikeRowSkeleton,
  Button,
  Carousel,
  type CarouselControl,
  EmptyState,
  ErrorPanel,
} from '@dopahiya/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FeaturedCategory } from './featured-categories.ts';

export interface FeaturedShelfProps {
  category: FeaturedCategory;
  /** What the row shows, told to screen readers. */
  label: string;
  bikes: UseQueryResult<Bike[]>;
  carousel: CarouselControl;
}

/** The bikes of one category, or what there is to say instead of them. */
export function FeaturedShelf({ category, label, bikes, carousel }: FeaturedShelfProps) {
  const error = useShownError(bikes);
  const { data, isFetching, refetch } = bikes;
  const ask = () => void refetch();

  if (error) {
    const message = messageOf(error, 'Failed to load bikes');
    return <ErrorPanel title="Error Loading Bikes" message={message} onRetry={ask} retrying={isFetching} />;
  }
  if (!data) return <BikeRowSkeleton instead="carousel" action="link" />;
  if (data.length === 0) {
    const refresh = (
      <Button tone="secondary" loading={isFetching} onClick={ask}>
        Refresh
      </Button>
    );
    return <EmptyState title="No bikes available in this category" action={refresh} />;
  }
  const badge = category === 'popular' ? 'Popular' : undefined;
  return (
    <Carousel carousel={carousel} label={label} items={data}>
      {(bike) => <BikeCard bike={bike} to={paths.bike(bike)} state={{ bike }} badge={badge} action="View Offers" />}
    </Carousel>
  );
}
