import type { PriceHistory } from '@dopahiya/domain/prices';
import { formatDate, formatMonth } from '@dopahiya/domain/site';
import * as texts from '#texts/price-history';
import { monthNumber, priceMarks, runsOf } from './month-axis.ts';
import * as S from './price-history.styles.ts';

const width = 640;
const top = 40;
const ground = 250;
const left = 92;
const right = width - 24;

/** Curve of ex-showroom prices over months, with gaps and the days of events; text and a table repeat it beside. */
export function PriceCurve({ history: { points, events, date } }: { history: PriceHistory }) {
  const [first, last] = [points[0]?.month ?? '', points.at(-1)?.month ?? ''];
  const end = date === null ? last : date.slice(0, first.length);
  const start = monthNumber(first);
  const span = Math.max(monthNumber(end > last ? end : last) - start, 1);
  const marks = priceMarks(points.map((point) => point.ex_showroom_price));
  const [lowest, highest] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const x = (month: string) => Math.round(left + ((right - left) * (monthNumber(month) - start)) / span);
  const y = (rupees: number) => Math.round(ground - ((rupees - lowest) / (highest - lowest)) * (ground - top));
  return (
    <S.Curve viewBox={`0 0 ${width} 300`} aria-hidden="true">
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${left} ${y(mark)}H${width}`} />
          <text x={left - 8} y={y(mark) + 5} textAnchor="end">
            {texts.axis(mark)}
          </text>
        </g>
      ))}
      {events.map(({ kind, day }) => (
        <g key={kind + day} data-part="event">
          <path d={`M${x(day)} ${top - 12}V${ground}`} />
          <text x={x(day)} y={top - 18} textAnchor={anchorAt(x(day))}>
            {formatDate(day)}
          </text>
        </g>
      ))}
      {runsOf(points).map((run) => (
        <path
          key={run[0]?.month}
          data-part="line"
          d={`M${run.map((point) => `${x(point.month)} ${y(point.ex_showroom_price)}`).join('L')}`}
        />
      ))}
      {points.map((point) => (
        <circle key={point.month} data-part="point" cx={x(point.month)} cy={y(point.ex_showroom_price)} r="5" />
      ))}
      <path data-part="ground" d={`M${left} ${ground}H${width}`} />
      <text x={left} y={ground + 28}>
        {formatMonth(first)}
      </text>
      <text x={width} y={ground + 28} textAnchor="end">
        {formatMonth(end > last ? end : last)}
      </text>
    </S.Curve>
  );
}

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x > right - 80) return 'end';
  return x < left + 80 ? 'start' : 'middle';
}
