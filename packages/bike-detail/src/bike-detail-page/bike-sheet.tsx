import type { BikeDetail } from '@dopahiya/domain';
import { Container, theme } from '@dopahiya/ui-kit';
import { QuickFigures } from '@dopahiya/ui-kit/bikes';
import { type ChosenCity, chosenCity, useRemembered } from '@dopahiya/visitor';
import { memo, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { styled } from 'styled-components';
import { AvailableColours } from '../colours/available-colours.tsx';
import { DealershipsNearby } from '../dealerships/dealerships-nearby.tsx';
import { Description } from '../description/description.tsx';
import { Faqs } from '../faqs/faqs.tsx';
import { ShownPictureProvider } from '../gallery/shown-picture-provider.tsx';
import { keyFiguresOf } from '../key-figures.ts';
import { LazySectionsProvider } from '../lazy-parts/lazy-sections.ts';
import { BikeNews } from '../news/bike-news.tsx';
import { usePriceChoice } from '../on-road-price/use-price-choice.ts';
import { RatingLink } from '../reviews/rating-link.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { RiderFitSection } from '../rider-fit/rider-fit-section.tsx';
import { SimilarBikes } from '../similar-bikes/similar-bikes.tsx';
import { Specifications } from '../specifications/specifications.tsx';
import { Part } from '../tab-bar/part.ts';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { Variants } from '../variants/variants.tsx';
import { BikeBar } from './bike-bar.tsx';
import { PricedOverview } from './priced-overview.tsx';

export interface BikeSheetProps {
  bike: BikeDetail;
  /** What went wrong when it was fetched again. */
  error: Error | null;
  onRetry: () => void;
  retrying: boolean;
}

/** A bike's page, once everything about it is known. */
export function BikeSheet(props: BikeSheetProps) {
  const [city] = useRemembered(chosenCity);
  // The header names a city once it is chosen; the whole page with its prices follows when that is painted.
  return <SheetInCity {...props} inCity={useDeferredValue(city)} />;
}

interface SheetInCityProps extends BikeSheetProps {
  /** Whose prices it says. */
  inCity: ChosenCity;
}

const SheetInCity = memo(function SheetInCity({ bike, inCity, ...failure }: SheetInCityProps) {
  const barId = useId();
  const [areAllWanted, wantAll] = useState(false);
  const choice = usePriceChoice(bike, inCity);
  const city = choice.city.name;
  return (
    <LazySectionsProvider value={areAllWanted}>
      <ShownPictureProvider>
        <article>
          <BikeBar id={barId} bike={bike} tabs={<TabBar barId={barId} onGo={() => wantAll(true)} />} />
          <PricedOverview bike={bike} choice={choice} rating={<RatingLink bike={bike} onGo={() => wantAll(true)} />}>
            <BikeFigures bike={bike} />
            <Description bike={bike} />
            <Part id="specifications">
              <Specifications
                bike={bike}
                aside={<DealershipsNearby brand={bike.brand} city={city || null} />}
                {...failure}
              />
            </Part>
            <Part id="colors">
              <AvailableColours bike={bike} />
            </Part>
            <RiderFitSection bike={bike} />
            <Part id="reviews">
              <Reviews bike={bike} />
            </Part>
            <Variants bike={bike} city={city} chosen={choice.variant?.id} />
            <Part id="similar-bikes">
              <SimilarBikes slug={bike.slug} />
            </Part>
            <Part id="faqs">
              <Faqs bikeId={bike.id} />
            </Part>
            <Part id="news">
              <BikeNews slug={bike.slug} />
            </Part>
          </PricedOverview>
        </article>
      </ShownPictureProvider>
    </LazySectionsProvider>
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

const Figures = styled(Container)`
  padding-bottom: ${theme.space[10]};
`;
