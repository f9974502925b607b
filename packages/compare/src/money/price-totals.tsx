import { placeName } from '@dopahiya/domain/places';
import type { BikeInLife } from '@dopahiya/domain/bikes';
import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { formatMonth } from '@dopahiya/domain/site';
import { SaleBadge } from '@dopahiya/ui-kit/bikes';
import { Price } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/money';
import { areOfOneMonth, type KnownPrice } from './on-road-rows.ts';
import * as S from './money-section.styles.ts';

export interface PriceTotalsProps {
  bikes: readonly BikeInLife[];
  names: readonly string[];
  /** In the order of the names. */
  prices: readonly KnownPrice[];
}

/** On-road price of each bike; shows months if they differ, and why a price is unknown. */
export function PriceTotals({ bikes, names, prices }: PriceTotalsProps) {
  const saysMonth = !areOfOneMonth(prices);
  return (
    <S.Totals style={{ '--bikes': names.length }}>
      {prices.map((price, index) => (
        <li key={names[index]}>
          <h3>
            {names[index]}
            {bikes[index] && <SaleBadge bike={bikes[index]} size="s" />}
          </h3>
          <Price amount={price?.on_road_price ?? null} size="l" qualifier={price && qualifierOf(price, saysMonth)} />
          {price?.on_road_price === null && <S.Reason>{price.missing[0]?.reason}</S.Reason>}
        </li>
      ))}
    </S.Totals>
  );
}

function qualifierOf({ city, price_month }: OnRoadPrice, saysMonth: boolean): string {
  return saysMonth
    ? texts.onRoadOfMonth(placeName(city), price_month ? formatMonth(price_month) : null)
    : texts.onRoad(placeName(city));
}
