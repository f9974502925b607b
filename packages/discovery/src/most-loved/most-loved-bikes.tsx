import { bikeQueries, messageOf, useApi } from '@dopahiya/api-client';
import { Section } from '@dopahiya/ui-kit';
import { CarouselArrows, useCarousel } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import { BikeShelf } from '../bike-shelf/bike-shelf.tsx';
import type { ShelfFailure } from '../bike-shelf/shelf-state.tsx';
import { sectionHeads } from '../home-sections/section-heads.ts';

const label = 'most loved bikes';

/** The bikes that sell most, ranked, four in sight at a time. */
export function MostLovedBikes() {
  const bikes = useQuery(bikeQueries.popular(useApi()));
  const carousel = useCarousel();
  return (
    <Section
      {...sectionHeads.mostLoved}
      action={bikes.data && bikes.data.length > 0 && <CarouselArrows carousel={carousel} label={label} />}
    >
      <BikeShelf
        ranked
        bikes={bikes}
        label={label}
        carousel={carousel}
        empty="No popular bikes found"
        failure={failure}
      />
    </Section>
  );
}

const failure = (error: Error): ShelfFailure => ({
  title: 'Error Loading Bikes',
  message: messageOf(error, 'Failed to load popular bikes'),
});
