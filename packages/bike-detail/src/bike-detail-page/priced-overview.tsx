import { type BikeDetail, formatPrice } from '@dopahiya/domain';
import { Button, StickyBar, VisuallyHidden } from '@dopahiya/ui-kit';
import { type ReactNode, useState } from 'react';
import { LatePart } from '../late-parts/late-part.tsx';
import { CompareLink } from '../next-steps/compare-link.tsx';
import { NextSteps } from '../next-steps/next-steps.tsx';
import { PriceBox } from '../on-road-price/price-box.tsx';
import { StatePrices } from '../on-road-price/state-prices.tsx';
import { useOnRoadPrice } from '../on-road-price/use-on-road-price.ts';
import type { PriceChoice } from '../on-road-price/use-price-choice.ts';
import type { PriceQuery } from '../on-road-price/price-state.tsx';
import { Overview } from '../overview/overview.tsx';
import { type OpenPicker, Pickers } from '../pickers/pickers.tsx';
import { Part } from '../tab-bar/part.ts';
import * as S from './bike-sheet.styles.ts';

export interface PricedOverviewProps {
  bike: BikeDetail;
  choice: PriceChoice;
  /** The rest of the page, between the overview and the bar at the lower edge of narrow screens. */
  children: ReactNode;
}

/** The overview with the price on the road; on narrow screens the price stays in sight while the page scrolls. */
export function PricedOverview({ bike, choice, children }: PricedOverviewProps) {
  const price = useOnRoadPrice(bike, choice);
  const [openPicker, setOpenPicker] = useState<OpenPicker>(null);
  const [isBestPriceOpen, openBestPrice] = useState(false);
  const closeBestPrice = () => openBestPrice(false);
  const city = choice.city.name;
  return (
    <>
      <Part id="overview">
        <Overview bike={bike} colours={bike.color_options}>
          <Pickers bike={bike} choice={choice} open={openPicker} onOpen={setOpenPicker} />
          <PriceBox bike={bike} city={city || null} price={price} onChooseCity={() => setOpenPicker('city')} />
          <StatePrices bike={bike} variant={choice.variant?.name} state={choice.city.state} />
          <NextSteps bike={bike} onBestPrice={() => openBestPrice(true)} />
        </Overview>
      </Part>
      {children}
      <PriceBar bike={bike} price={price} onBestPrice={() => openBestPrice(true)} />
      {isBestPriceOpen && (
        <LatePart
          load={loadBestPriceDialog}
          props={{ bike, city, price: price.data, onClose: closeBestPrice }}
          onFailure={closeBestPrice}
        />
      )}
    </>
  );
}

const loadBestPriceDialog = async () => (await import('../best-price/best-price-dialog.tsx')).BestPriceDialog;

function PriceBar({ bike, price, onBestPrice }: { bike: BikeDetail; price: PriceQuery; onBestPrice: () => void }) {
  const onRoad = price.data?.on_road_price ?? null;
  const [amount, what] =
    onRoad === null ? [bike.price, 'Ex-showroom, Delhi'] : [onRoad, `On-road, ${price.data?.city ?? ''}`];
  const summary = (
    <S.BarPrice>
      <small>{amount === null ? bike.name : what}</small>
      <b>{formatPrice(amount)}</b>
    </S.BarPrice>
  );
  return (
    <StickyBar label={`Price of ${bike.name}`} summary={summary}>
      <CompareLink bike={bike} size="medium">
        <VisuallyHidden>Compare</VisuallyHidden>
      </CompareLink>
      <Button tone="signal" aria-haspopup="dialog" onClick={onBestPrice}>
        Get Best Price
      </Button>
    </StickyBar>
  );
}
