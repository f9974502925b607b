import { formatPrice } from '@dopahiya/domain/site';
import type { CSSProperties } from 'react';
import type { ValueRangeProps } from './value-range.tsx';
import * as S from './value-range.styles.ts';

/** Position of the range on the ruler in percent; with an asking price, there is room outside of it. */
const places = { alone: { from: 10, width: 80 }, withAsked: { from: 20, width: 60 } } as const;

/** Ruler with the range in yellow, the likely value and the asking price; the text next to it says the same. */
export function ValueRuler({ low, likely, high, asked }: Pick<ValueRangeProps, 'low' | 'likely' | 'high' | 'asked'>) {
  const { from, width } = places[asked ? 'withAsked' : 'alone'];
  const placeOf = (price: number) => within(from + width * (high > low ? (price - low) / (high - low) : 0.5));
  const stretch = { '--from': `${from}%`, '--rest': `${100 - from - width}%` } as CSSProperties;
  return (
    <S.Room aria-hidden="true" data-asked={asked ? '' : undefined}>
      {asked && <Asked {...asked} place={placeOf(asked.price)} />}
      <S.Ruler style={stretch}>
        {likely !== null &&
          (asked ? <S.Tick style={at(placeOf(likely))} /> : <Marker {...{ likely, place: placeOf(likely) }} />)}
      </S.Ruler>
      {asked && (
        <S.Figures>
          <span style={at(from)}>{formatPrice(low)}</span>
          {likely !== null && <b style={at(placeOf(likely))}>{formatPrice(likely)}</b>}
          <span style={at(from + width)}>{formatPrice(high)}</span>
        </S.Figures>
      )}
    </S.Room>
  );
}

/** Clamps positions beyond the ruler to its ends. */
const within = (place: number): number => Math.min(100, Math.max(0, place));

const at = (place: number) => ({ insetInlineStart: `${place}%` });

const Marker = ({ likely, place }: { likely: number; place: number }) => (
  <S.Marker style={at(place)}>{formatPrice(likely)}</S.Marker>
);

/** Keeps the label of a price near an end within the ruler. */
const Asked = ({ price, label, place }: { price: number; label: string; place: number }) => (
  <S.Asked>
    <b style={{ ...at(place), transform: `translateX(-${place}%)` }}>
      {label} {formatPrice(price)}
    </b>
    <i style={at(place)} />
  </S.Asked>
);
