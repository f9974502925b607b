import type { BikeDetail } from '@dopahiya/domain/bikes';
import { Container, Later, Skeleton, theme } from '@dopahiya/ui-kit';
import { QuickFigures } from '../quick-figures/quick-figures.tsx';
import type { ChosenCity } from '@dopahiya/visitor';
import { memo, type ReactNode, useDeferredValue, useId } from 'react';
import { styled } from 'styled-components';
import { keyFiguresOf } from '../key-figures.ts';
import { useCityInForce, usePriceChoice } from '../on-road-price/use-price-choice.ts';
import { RatingLink } from '../reviews/rating-link.tsx';
import { Part } from '../tab-bar/sections.ts';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { BikeBar } from './bike-bar.tsx';
import { PricedOverview } from './priced-overview.tsx';

// One chunk for all sections: readers usually want them together.
const sections = () => import('./sections.ts');
const loadBetterBikes = async () => (await sections()).BetterBikes;
const loadColours = async () => (await sections()).AvailableColours;
const loadDescription = async () => (await sections()).Description;
const loadFaqs = async () => (await sections()).Faqs;
const loadNews = async () => (await sections()).BikeNews;
const loadPriceHistory = async () => (await sections()).PriceHistory;
const loadReviews = async () => (await sections()).Reviews;
const loadRiderFit = async () => (await sections()).RiderFitSection;
const loadSimilarBikes = async () => (await sections()).SimilarBikes;
const loadSpecifications = async () => (await sections()).SpecificationsInCity;
const loadVariants = async () => (await sections()).Variants;
const loadWorth = async () => (await sections()).WorthByAge;

const ofHeight = (height: string) => <Skeleton height={height} />;
const screenful = ofHeight('480px');

export interface BikeSheetProps {
  bike: BikeDetail;
  /** Rider's height in cm from the address (sent by the form without scripts). */
  askedHeight: number | null;
  /** City for prices from the address (sent by the form without scripts). */
  askedCity: string | null;
  /** Error of the last refetch; null if none. */
  error: Error | null;
  onRetry: () => void;
  retrying: boolean;
}

/** A bike's page once the bike is loaded. */
export function BikeSheet(props: BikeSheetProps) {
  const city = useCityInForce(props.askedCity);
  // Deferred: the header shows a chosen city first, then the page with its prices re-renders.
  return <SheetInCity {...props} inCity={useDeferredValue(city)} />;
}

interface SheetInCityProps extends BikeSheetProps {
  /** City of the prices shown. */
  inCity: ChosenCity;
}

const noRiderFit = ['rider-fit'] as const;

const SheetInCity = memo(function SheetInCity({ bike, inCity, askedHeight, askedCity, ...failure }: SheetInCityProps) {
  const barId = useId();
  const choice = usePriceChoice(bike, inCity);
  const city = choice.city.name;
  return (
    <article>
      <BikeBar
        id={barId}
        bike={bike}
        tabs={<TabBar barId={barId} without={bike.seat_height === null ? noRiderFit : undefined} />}
      />
      <PricedOverview bike={bike} choice={choice} askedHeight={askedHeight} rating={<RatingLink bike={bike} />}>
        <BikeFigures bike={bike} />
        {bike.seat_height !== null && (
          <Part id="rider-fit">
            <Later
              load={loadRiderFit}
              fallback={ofHeight('700px')}
              bike={bike}
              askedHeight={askedHeight}
              askedCity={askedCity}
            />
          </Part>
        )}
        <Later load={loadDescription} fallback={ofHeight('300px')} bike={bike} />
        <Part id="specifications">
          <Later load={loadSpecifications} fallback={ofHeight('4000px')} bike={bike} city={city} {...failure} />
        </Part>
        <Part id="colors">
          <Later load={loadColours} fallback={screenful} bike={bike} />
        </Part>
        <ScreenPart id="reviews">
          <Later load={loadReviews} fallback={screenful} bike={bike} />
        </ScreenPart>
        <Later load={loadVariants} fallback={ofHeight('700px')} bike={bike} city={city} chosen={choice.variant?.id} />
        {bike.status === 'on_sale' && (
          <Later load={loadBetterBikes} fallback={ofHeight('280px')} bike={bike} city={city} />
        )}
        <Later load={loadPriceHistory} fallback={screenful} bike={bike} city={city} variant={choice.variant?.name} />
        <Later load={loadWorth} fallback={screenful} bike={bike} />
        <ScreenPart id="similar-bikes">
          <Later load={loadSimilarBikes} fallback={screenful} slug={bike.slug} />
        </ScreenPart>
        <ScreenPart id="faqs">
          <Later load={loadFaqs} fallback={screenful} bikeId={bike.id} />
        </ScreenPart>
        <ScreenPart id="news">
          <Later load={loadNews} fallback={screenful} slug={bike.slug} />
        </ScreenPart>
      </PricedOverview>
    </article>
  );
});

function BikeFigures({ bike }: { bike: BikeDetail }): ReactNode {
  const figures = keyFiguresOf(bike);
  if (figures.length === 0) return null;
  return (
    <Figures>
      <QuickFigures figures={figures} />
    </Figures>
  );
}

/** Section hidden in print: reviews and other bikes. */
const ScreenPart = styled(Part)`
  @media print {
    display: none;
  }
`;

const Figures = styled(Container)`
  padding-bottom: ${theme.space[10]};
`;
