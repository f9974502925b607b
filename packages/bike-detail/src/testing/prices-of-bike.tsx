import type { BikeDetail } from '@dopahiya/domain/bikes';
import { PricedOverview } from '../bike-detail-page/priced-overview.tsx';
import { useCityInForce, usePriceChoice } from '../on-road-price/use-price-choice.ts';

/** Overview of a bike with prices in the visitor's city, as its page shows it. */
export function PricesOfBike({ bike }: { bike: BikeDetail }) {
  const choice = usePriceChoice(bike, useCityInForce(null));
  return (
    <PricedOverview bike={bike} choice={choice} askedHeight={null} rating={null}>
      {null}
    </PricedOverview>
  );
}
