import { bikeQueries, messageOf, useApi } from '@dopahiya/api-client';
import { Section } from '@dopahiya/ui-kit';
import { CarouselArrows, useCarousel } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/most-loved';
import { BikeShelf } from '../bike-shelf/bike-shelf.tsx';
import type { ShelfFailure } from '../bike-shelf/shelf-state.tsx';
import { sectionHeads } from '../home-sections/section-heads.ts';

/** The bikes that sell most, ranked, four in sight at a time. */
export function MostLovedBikes() {
  const bikes = useQuery(bikeQueries.popular(useApi()));
  const carousel = useCarousel();
  return (
    <Section
      {...sectionHeads.mostLoved}
      action={bikes.data && bikes.data.length > 0 && <CarouselArrows carousel={carousel} label={texts.bikes} />}
    >
      <BikeShelf ranked bikes={bikes} label={texts.bikes} carousel={carousel} empty={texts.none} failure={failure} />
    </Section>
  );
}

const failure = (error: Error): ShelfFailure => ({
  title: texts.failed,
  message: messageOf(error, texts.failedWhy),
});
