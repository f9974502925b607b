import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { BikeCard as BikeFacts } from '@dopahiya/domain/bikes';
import { latestPriceMonth } from '@dopahiya/domain/prices';
import { paths } from '@dopahiya/domain/site';
import { ErrorPanel, Section } from '@dopahiya/ui-kit';
import {
  BikeCard,
  BikeRowSkeleton,
  Carousel,
  CarouselArrows,
  type CarouselControl,
  useCarousel,
} from '@dopahiya/ui-kit/bikes';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import * as texts from '#texts/similar-bikes';
import { NoScript, UnlessScript } from '../no-script/no-script.ts';
import { bikeDetailQueries } from '../bike-detail-queries.ts';

/** Bikes on sale most similar to this one. */
export function SimilarBikes({ slug }: { slug: string }) {
  const carousel = useCarousel();
  const bikes = useQuery(bikeDetailQueries.similarBikes(useApi(), slug));
  const hasMore = (bikes.data?.length ?? 0) > 4;
  return (
    <Section
      title={texts.title}
      tone="sunken"
      action={hasMore && <CarouselArrows carousel={carousel} label={texts.arrowsLabel} />}
    >
      <Body bikes={bikes} carousel={carousel} />
    </Section>
  );
}

function Body({ bikes, carousel }: { bikes: UseQueryResult<BikeFacts[]>; carousel: CarouselControl }) {
  const error = useShownError(bikes);
  const { data, isFetching, refetch } = bikes;
  if (error && !data) {
    const title = texts.failedBecause(messageOf(error, texts.failed));
    return <ErrorPanel title={title} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <>
        <UnlessScript>
          <BikeRowSkeleton instead="carousel" label={texts.loading} />
        </UnlessScript>
        <NoScript>{texts.needsScript}</NoScript>
      </>
    );
  }
  if (data.length === 0) return <p>{texts.noneFound}</p>;
  return (
    <Carousel carousel={carousel} label={texts.listLabel} items={data}>
      {(bike) => <BikeCard bike={bike} to={paths.bike(bike)} state={{ bike }} listMonth={latestPriceMonth(data)} />}
    </Carousel>
  );
}
