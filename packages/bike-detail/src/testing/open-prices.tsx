import { renderWithApi } from '@dopahiya/api-client/testing';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { ToastRegion } from '@dopahiya/ui-kit';
import type { RequestHandler } from 'msw';
import { PricedOverview } from '../bike-detail-page/priced-overview.tsx';
import { useCityInForce, usePriceChoice } from '../on-road-price/use-price-choice.ts';
import { buildBikeDetail } from './build-bike-detail.ts';
import { sectionHandlers } from './section-handlers.ts';

/** Opens only the overview of a bike with its prices; calls without a handler get realistic replies. */
export function openPrices(facts: Partial<BikeDetail> = {}, ...handlers: RequestHandler[]) {
  const overview = (
    <>
      <PricesOfBike bike={buildBikeDetail(facts)} />
      <ToastRegion />
    </>
  );
  return renderWithApi(overview, [...handlers, ...sectionHandlers.all()]);
}

/** Overview of a bike with prices in the visitor's city, as its page shows it. */
function PricesOfBike({ bike }: { bike: BikeDetail }) {
  const choice = usePriceChoice(bike, useCityInForce(null));
  return (
    <PricedOverview bike={bike} choice={choice} askedHeight={null} rating={null}>
      {null}
    </PricedOverview>
  );
}
