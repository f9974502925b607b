import { renderWithApi } from '@dopahiya/api-client/testing';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { ToastRegion } from '@dopahiya/ui-kit';
import type { RequestHandler } from 'msw';
import { PricedOverview } from '../bike-detail-page/priced-overview.tsx';
import { useCityInForce } from '../on-road-price/use-city-in-force.ts';
import { usePriceChoice } from '../on-road-price/use-price-choice.ts';
import { buildBikeDetail } from './build-bike-detail.ts';
import { sectionHandlers } from './section-handlers.ts';

/** Opens the overview of a bike with its prices, without the rest of its page; what the handlers do not answer has a believable answer. */
export function openPrices(facts: Partial<BikeDetail> = {}, ...handlers: RequestHandler[]) {
  const overview = (
    <>
      <Prices bike={buildBikeDetail(facts)} />
      <ToastRegion />
    </>
  );
  return renderWithApi(overview, [...handlers, ...sectionHandlers.all()]);
}

function Prices({ bike }: { bike: BikeDetail }) {
  const choice = usePriceChoice(bike, useCityInForce(null));
  return (
    <PricedOverview bike={bike} choice={choice} askedHeight={null} rating={null}>
      {null}
    </PricedOverview>
  );
}
