import { bikeQueries, messageOf, useApi } from '@dopahiya/api-client';
import { Section } from '@dopahiya/ui-kit';
import { CarouselArrows, useCarousel } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/most-loved';
import { BikeShelf, type BikeShelfProps } from '../bike-shelf/bike-shelf.tsx';
import type { ShelfFailure } from '../bike-shelf/shelf-state.tsx';
import { useShownAbove } from '../home-sections/use-shown-above.ts';
import { sectionHeads } from '../home-sections/section-heads.ts';

/** Number of bikes in view. */
const inSight = 4;

/** Best sellers that the sections above do not show, numbered from 1, four in view at a time. */
export function MostLovedBikes() {
  const { data, ...state } = usePopularBikes();
  const isAbove = useShownAbove(['hero', 'featured']);
  const carousel = useCarousel();
  const others = data?.filter((bike) => !isAbove(bike)) ?? [];
  const shown = others.length < inSight ? data : others;
  return (
    <Section
      {...sectionHeads.mostLoved}
      action={data && data.length > 0 && <CarouselArrows carousel={carousel} label={texts.bikes} />}
    >
      <BikeShelf
        bikes={{ ...state, data: shown }}
        rankOf={(bike) => (shown?.indexOf(bike) ?? 0) + 1}
        label={texts.bikes}
        carousel={carousel}
        empty={texts.none}
        failure={failure}
      />
    </Section>
  );
}

function usePopularBikes(): BikeShelfProps['bikes'] {
  const { data, error, isPending, isFetching, refetch } = useQuery(bikeQueries.popular(useApi()));
  return { data, error, isPending, isFetching, refetch };
}

const failure = (error: Error): ShelfFailure => ({
  title: texts.failed,
  message: messageOf(error, texts.failedWhy),
});
