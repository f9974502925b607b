import { placeName } from '@dopahiya/domain/places';
import { type BikeDetail, saleStatusOf } from '@dopahiya/domain/bikes';
import { type OnRoadPrice, priceQualifier } from '@dopahiya/domain/prices';
import { formatMonth, formatPrice } from '@dopahiya/domain/site';
import { Button, StickyBar, theme, VisuallyHidden } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/bike-detail-page';
import { CompareLink } from '../next-steps/compare-link.tsx';

export interface PriceBarProps {
  bike: BikeDetail;
  /** On-road price; undefined while unknown. */
  price: OnRoadPrice | undefined;
  onBestPrice: () => void;
}

/** Bottom bar on narrow screens that keeps the price and its actions in sight. */
export function PriceBar({ bike, price, onBestPrice }: PriceBarProps) {
  const amount = price?.on_road_price ?? bike.price;
  const summary = (
    <BarPrice>
      {(amount === null ? [bike.name] : basisOf(bike, price)).map((line) => (
        <small key={line}>{line}</small>
      ))}
      <b>{formatPrice(amount)}</b>
    </BarPrice>
  );
  return (
    <StickyBar label={texts.priceLabel(bike.name)} summary={summary}>
      <CompareLink bike={bike} size="medium">
        <VisuallyHidden>{texts.compare}</VisuallyHidden>
      </CompareLink>
      <Button tone="signal" aria-haspopup="dialog" onClick={onBestPrice}>
        {texts.getBestPrice}
      </Button>
    </StickyBar>
  );
}

/** Returns what the price is and where it applies, then its month: 'On-road, Delhi', 'June 2026'. */
function basisOf(bike: BikeDetail, price: OnRoadPrice | undefined): string[] {
  const isOnRoad = price?.on_road_price != null;
  const place = isOnRoad ? texts.onRoadIn(placeName(price.city)) : priceQualifier({ status: saleStatusOf(bike) });
  const month = isOnRoad ? price.price_month : bike.price_month;
  return month ? [place, formatMonth(month)] : [place];
}

const BarPrice = styled.p`
  display: grid;
  min-width: 0;

  > small {
    color: ${theme.color.textMuted};
    font: ${theme.type.micro};
    text-wrap: balance;
  }
  > b {
    font: ${theme.type.priceM};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
