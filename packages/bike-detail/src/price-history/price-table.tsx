import type { PriceHistory, PricePoint } from '@dopahiya/domain/prices';
import { placeName } from '@dopahiya/domain/places';
import { formatMonth, formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/price-history';
import * as S from './price-history.styles.ts';

/** The curve as a table, with on-road prices and sources. */
export const PriceTable = ({ history: { points, city } }: { history: PriceHistory }) => (
  <S.Table>
    <thead>
      <tr>
        <th scope="col">{texts.month}</th>
        <th scope="col">{texts.exShowroom}</th>
        {city !== null && <th scope="col">{texts.onRoad(placeName(city))}</th>}
        <th scope="col">{texts.source}</th>
      </tr>
    </thead>
    <tbody>
      {points.map((point) => (
        <tr key={point.month}>
          <th scope="row">{formatMonth(point.month)}</th>
          <td>{formatPrice(point.ex_showroom_price)}</td>
          {city !== null && <td>{onRoadOf(point)}</td>}
          <td>{point.source ? texts.sourceOf(point.source) : texts.noSource}</td>
        </tr>
      ))}
    </tbody>
  </S.Table>
);

function onRoadOf({ on_road_price, on_road_unknown }: PricePoint): string {
  if (on_road_price !== null) return formatPrice(on_road_price);
  return texts.unknownOnRoad[on_road_unknown ?? 'no_rules'];
}
