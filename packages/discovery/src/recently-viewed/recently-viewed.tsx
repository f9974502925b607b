import { latestPriceMonth } from '@dopahiya/domain/prices';
import { paths } from '@dopahiya/domain/site';
import { Section } from '@dopahiya/ui-kit';
import { BikeCard, Carousel, CarouselArrows, useCarousel } from '@dopahiya/ui-kit/bikes';
import { recentlyViewed, useRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/recently-viewed';

const columns = 4;

/** Bikes that the visitor viewed recently, from browser storage; renders nothing if there are none. */
export function RecentlyViewed() {
  const [bikes] = useRemembered(recentlyViewed);
  const carousel = useCarousel();
  if (bikes.length === 0) return null;
  return (
    <Section
      title={texts.title}
      action={bikes.length > columns && <CarouselArrows carousel={carousel} label={texts.bikes} />}
    >
      <Carousel carousel={carousel} label={texts.bikes} items={bikes}>
        {(bike) => <BikeCard bike={bike} to={paths.bike(bike)} state={{ bike }} listMonth={latestPriceMonth(bikes)} />}
      </Carousel>
    </Section>
  );
}
