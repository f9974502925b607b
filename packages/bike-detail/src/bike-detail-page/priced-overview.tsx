import type { BikeDetail } from '@dopahiya/domain/bikes';
import { bestPriceAnchor } from '@dopahiya/domain/site';
import { Later, useIsHydrated } from '@dopahiya/ui-kit';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { NextSteps } from '../next-steps/next-steps.tsx';
import { PriceBox } from '../on-road-price/price-box.tsx';
import { StatePrices } from '../on-road-price/state-prices.tsx';
import { useOnRoadPrice } from '../on-road-price/use-on-road-price.ts';
import type { PriceChoice } from '../on-road-price/use-price-choice.ts';
import { Overview } from '../overview/overview.tsx';
import { CityForm } from '../pickers/city-form.tsx';
import { type OpenPicker, Pickers } from '../pickers/pickers.tsx';
import { Part } from '../tab-bar/sections.ts';
import { PriceBar } from './price-bar.tsx';

export interface PricedOverviewProps {
  bike: BikeDetail;
  choice: PriceChoice;
  /** Rider's height in cm from the address. */
  askedHeight: number | null;
  /** Rating that links to the reviews. */
  rating: ReactNode;
  /** Rest of the page, between the overview and the bottom bar of narrow screens. */
  children: ReactNode;
}

/** Overview with the on-road price; on narrow screens the price stays in sight while the page scrolls. */
export function PricedOverview({ bike, choice, askedHeight, rating, children }: PricedOverviewProps) {
  const price = useOnRoadPrice(bike, choice);
  const [openPicker, setOpenPicker] = useState<OpenPicker>(null);
  const { isBestPriceOpen, openBestPrice, closeBestPrice } = useBestPrice();
  const city = choice.city.name;
  return (
    <>
      <Part id="overview">
        <Overview bike={bike} colours={bike.color_options} rating={rating}>
          <Pickers bike={bike} choice={choice} open={openPicker} onOpen={setOpenPicker} />
          <CityForm city={city} askedHeight={askedHeight} />
          <div id={bestPriceAnchor}>
            <PriceBox bike={bike} city={city || null} price={price} onChooseCity={() => setOpenPicker('city')} />
          </div>
          {price.data?.ex_showroom_price !== null && (
            <StatePrices bike={bike} variant={choice.variant?.name} state={choice.city.state} />
          )}
          <NextSteps bike={bike} onBestPrice={openBestPrice} />
        </Overview>
      </Part>
      {children}
      <PriceBar bike={bike} price={price.data} onBestPrice={openBestPrice} />
      {isBestPriceOpen && (
        <Later
          when="now"
          load={loadBestPriceDialog}
          onFailure={closeBestPrice}
          bike={bike}
          city={city}
          price={price.data}
          onClose={closeBestPrice}
        />
      )}
    </>
  );
}

const loadBestPriceDialog = async () => (await import('../best-price/best-price-dialog.tsx')).BestPriceDialog;

/** Opens the price box on a press, or once if the address's hash asks for it. The server knows no hash, so that waits for hydration. */
function useBestPrice() {
  const isAddressed = useLocation().hash === `#${bestPriceAnchor}`;
  const isHydrated = useIsHydrated();
  const [choice, setChoice] = useState<'open' | 'closed' | null>(null);
  const isBestPriceOpen = choice === null ? isHydrated && isAddressed : choice === 'open';
  return { isBestPriceOpen, openBestPrice: () => setChoice('open'), closeBestPrice: () => setChoice('closed') };
}
