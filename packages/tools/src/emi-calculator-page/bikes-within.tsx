import { placeName } from '@dopahiya/domain/places';
import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { latestPriceMonth } from '@dopahiya/domain/prices';
import { formatPrice, paths } from '@dopahiya/domain/site';
import { EmptyState, ErrorPanel, Link, Section } from '@dopahiya/ui-kit';
import { BikeCard, BikeRowSkeleton, Carousel, CarouselArrows, useCarousel } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/emi-sections';
import { chosenCity, useFromRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { affordableBikeQueries } from './affordable-bike-queries.ts';
import * as S from './emi-sections.styles.ts';

/** Bikes affordable with a loan, in rupees. */
export const BikesWithin = memo(function BikesWithin({ loan }: { loan: number }) {
  const carousel = useCarousel();
  const city = useFromRemembered(chosenCity, ({ name }) => name);
  const title = texts.bikesWithin(formatPrice(loan));
  return (
    <Section title={title} subtitle={texts.bikesNote} action={<CarouselArrows carousel={carousel} label={title} />}>
      <Shelf loan={loan} title={title} carousel={carousel} />
      <S.More>
        <Link to={`${paths.bikes}?max_price=${loan}`} arrow="forward">
          {texts.allBikes}
        </Link>
        <Link to={paths.priceChecker} arrow="forward">
          {texts.onRoad(placeName(city))}
        </Link>
      </S.More>
    </Section>
  );
});

function Shelf({ loan, title, carousel }: { loan: number; title: string; carousel: ReturnType<typeof useCarousel> }) {
  const bikes = useQuery(affordableBikeQueries.within(useApi(), loan));
  const error = useShownError(bikes);
  const { data, isFetching, refetch } = bikes;
  if (error) {
    const message = messageOf(error, texts.bikesFailedHint);
    return (
      <ErrorPanel title={texts.bikesFailed} message={message} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!data) return <BikeRowSkeleton instead="carousel" />;
  if (data.length === 0) return <EmptyState title={texts.noBikes} />;
  return (
    <Carousel carousel={carousel} label={title} items={data}>
      {(bike) => <BikeCard bike={bike} to={paths.bike(bike)} state={{ bike }} listMonth={latestPriceMonth(data)} />}
    </Carousel>
  );
}
