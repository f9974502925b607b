import type { BikeDetail } from '@dopahiya/domain/bikes';
import { islands } from '@dopahiya/site';
import { Container, theme, showLoadFailure } from '@dopahiya/ui-kit';
import { QuickFigures } from '../quick-figures/quick-figures.tsx';
import type { ChosenCity } from '@dopahiya/visitor';
import { memo, type ReactNode, startTransition, useDeferredValue, useId, useState } from 'react';
import { styled } from 'styled-components';
import { keyFiguresOf } from '../key-figures.ts';
import { DeferredSectionsProvider } from '../deferred-parts/deferred-sections.ts';
import { useCityInForce } from '../on-road-price/use-city-in-force.ts';
import { usePriceChoice } from '../on-road-price/use-price-choice.ts';
import { RatingLink } from '../reviews/rating-link.tsx';
import { Part } from '../tab-bar/part.ts';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { BikeBar } from './bike-bar.tsx';
import { PricedOverview } from './priced-overview.tsx';

// One file for all of them: who reads on wants them together.
const {
  AvailableColours,
  BikeNews,
  Description,
  Faqs,
  Reviews,
  RiderFitSection,
  SimilarBikes,
  SpecificationsInCity,
  Variants,
  WorthByAge,
} = islands(
  () => import('./sections.ts'),
  {
    AvailableColours: {},
    BikeNews: {},
    Description: { minHeight: '300px' },
    Faqs: {},
    Reviews: {},
    RiderFitSection: { minHeight: '700px' },
    SimilarBikes: {},
    SpecificationsInCity: { minHeight: '4000px' },
    Variants: { minHeight: '700px' },
    WorthByAge: {},
  },
  { onFailure: showLoadFailure },
);

export interface BikeSheetProps {
  bike: BikeDetail;
  /** The rider's height in cm that the address asks about, as a form without scripts sends it. */
  askedHeight: number | null;
  /** The city whose prices the address asks for, likewise. */
  askedCity: string | null;
  /** What went wrong when it was fetched again. */
  error: Error | null;
  onRetry: () => void;
  retrying: boolean;
}

/** A bike's page, once everything about it is known. */
export function BikeSheet(props: BikeSheetProps) {
  const city = useCityInForce(props.askedCity);
  // The header names a city once it is chosen; the whole page with its prices follows when that is painted.
  return <SheetInCity {...props} inCity={useDeferredValue(city)} />;
}

interface SheetInCityProps extends BikeSheetProps {
  /** Whose prices it says. */
  inCity: ChosenCity;
}

const noRiderFit = ['rider-fit'] as const;

const SheetInCity = memo(function SheetInCity({ bike, inCity, askedHeight, askedCity, ...failure }: SheetInCityProps) {
  const barId = useId();
  const [areAllWanted, setAllWanted] = useState(false);
  // Not urgent: what is not hydrated yet would lose its HTML.
  const wantAll = () => startTransition(() => setAllWanted(true));
  const choice = usePriceChoice(bike, inCity);
  const city = choice.city.name;
  return (
    <DeferredSectionsProvider value={areAllWanted}>
      <article>
        <BikeBar
          id={barId}
          bike={bike}
          tabs={<TabBar barId={barId} without={bike.seat_height === null ? noRiderFit : undefined} onGo={wantAll} />}
        />
        <PricedOverview
          bike={bike}
          choice={choice}
          askedHeight={askedHeight}
          rating={<RatingLink bike={bike} onGo={wantAll} />}
        >
          <BikeFigures bike={bike} />
          {bike.seat_height !== null && (
            <Part id="rider-fit">
              <RiderFitSection bike={bike} askedHeight={askedHeight} askedCity={askedCity} />
            </Part>
          )}
          <Description bike={bike} />
          <Part id="specifications">
            <SpecificationsInCity bike={bike} city={city} {...failure} />
          </Part>
          <Part id="colors">
            <AvailableColours bike={bike} />
          </Part>
          <ScreenPart id="reviews">
            <Reviews bike={bike} />
          </ScreenPart>
          <Variants bike={bike} city={city} chosen={choice.variant?.id} />
          <WorthByAge bike={bike} />
          <ScreenPart id="similar-bikes">
            <SimilarBikes slug={bike.slug} />
          </ScreenPart>
          <ScreenPart id="faqs">
            <Faqs bikeId={bike.id} />
          </ScreenPart>
          <ScreenPart id="news">
            <BikeNews slug={bike.slug} />
          </ScreenPart>
        </PricedOverview>
      </article>
    </DeferredSectionsProvider>
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

/** What others say and other bikes: a sheet of paper is about this one. */
const ScreenPart = styled(Part)`
  @media print {
    display: none;
  }
`;

const Figures = styled(Container)`
  padding-bottom: ${theme.space[10]};
`;
