import type { OwnershipComparison } from '@dopahiya/engines/ownership';
import { Area, LinePath } from '@visx/shape';
import * as texts from '#texts/ownership-details';
import { axisMarks } from './axis-marks.ts';
import { strokeOf } from './stroke-of.ts';
import * as S from './cost-chart.styles.ts';

export interface CostChartProps {
  comparison: OwnershipComparison;
}

const size = { width: 640, height: 320, left: 64, bottom: 42, top: 16, right: 12 };

/** Cumulative cost by month, with a band and a line per bike; the table next to it has the same data as text. */
export function CostChart({ comparison: { marks, bikes, differences } }: CostChartProps) {
  const last = marks.at(-1) ?? 1;
  const highest = Math.max(...bikes.flatMap(({ paid }) => paid.map(({ p90 }) => p90)), 1);
  const amounts = axisMarks(highest, 4);
  const x = (month: number): number => size.left + (month / last) * (size.width - size.right - size.left);
  const y = scaleTo(amounts.at(-1) ?? highest);
  const at = (index: number): number => x(marks[index] ?? 0);
  const points = marks.map((_, index) => index);
  return (
    <S.Chart viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {amounts.map((amount) => (
        <g key={amount}>
          <line x1={size.left} x2={size.width - size.right} y1={y(amount)} y2={y(amount)} />
          <text x={size.left - 8} y={y(amount) + 4} textAnchor="end">
            {texts.lakhs(amount / 100_000)}
          </text>
        </g>
      ))}
      {Array.from({ length: last / 12 + 1 }, (_, year) => (
        <text
          key={year}
          data-year={year}
          x={x(year * 12)}
          y={size.height - 6}
          textAnchor={year === 0 ? 'start' : 'middle'}
        >
          {year === 0 ? texts.bought : year}
        </text>
      ))}
      {bikes.map(({ bike, paid }, place) => (
        <g key={bike.slug}>
          <Area
            data={points}
            x={at}
            y0={(index) => y(paid[index]?.p10 ?? 0)}
            y1={(index) => y(paid[index]?.p90 ?? 0)}
            data-part="band"
            data-stroke={strokeOf(bikes, place)}
          />
          <LinePath
            data={points}
            x={at}
            y={(index) => y(paid[index]?.mean ?? 0)}
            data-part="line"
            data-stroke={strokeOf(bikes, place)}
          />
        </g>
      ))}
      <path data-part="ruler" d={rulerOf(marks.map(x), y(0))} />
      <MonthStone month={differences[0]?.breakEven.p50 ?? null} x={x} ground={y(0)} />
    </S.Chart>
  );
}

/** Returns a function that maps amounts to y positions; `top` is the upper end of the axis. */
const scaleTo =
  (top: number) =>
  (amount: number): number =>
    size.height - size.bottom - (amount / top) * (size.height - size.bottom - size.top);

/** Returns the path of the time axis, with a short tick per quarter and a long one per year. */
const rulerOf = (places: readonly number[], ground: number): string =>
  [
    `M${size.left} ${ground}H${size.width - size.right}`,
    ...places.map((place, index) => `M${place} ${ground}v${index % 4 === 0 ? 10 : 5}`),
  ].join('');

interface MonthStoneProps {
  month: number | null;
  x: (month: number) => number;
  /** Position of the time axis. */
  ground: number;
}

/** Marker on the axis for the month from which the second bike is cheaper. */
function MonthStone({ month, x, ground }: MonthStoneProps) {
  if (!month) return null;
  const [width, height] = [52, 60];
  // Half as large again on a phone; placed next to the amounts on the axis, not over them.
  const middle = Math.min(Math.max(x(month), size.left + width * 0.75), size.width - width * 0.75);
  const left = middle - width / 2;
  const round = `a${width / 2} ${width / 2} 0 0 1 ${width} 0`;
  const shoulder = ground - height + width / 2;
  return (
    <g data-part="stone">
      <line x1={x(month)} x2={x(month)} y1={size.top} y2={ground} />
      <g data-part="mark">
        <path d={`M${left} ${ground}V${shoulder}${round}V${ground}z`} />
        <path data-part="cap" d={`M${left} ${shoulder}${round}z`} />
        <text x={middle} y={shoulder - 5} textAnchor="middle">
          {texts.monthWord}
        </text>
        <text x={middle} y={ground - 8} textAnchor="middle">
          {month}
        </text>
      </g>
    </g>
  );
}
