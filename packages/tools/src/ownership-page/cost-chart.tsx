import { scaleLinear } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import * as texts from '#texts/ownership-page';
import type { OwnershipComparison } from '../ownership/compare-ownership.ts';
import { lookOf } from './look-of.ts';
import * as S from './cost-chart.styles.ts';

/** What `CostChart` takes. */
export interface CostChartProps {
  comparison: OwnershipComparison;
}

const size = { width: 640, height: 300, left: 64, bottom: 34, top: 12, right: 8 };

/** What has been paid over the months, a band and a line for each bike; the table beside it says the same in words. */
export function CostChart({ comparison: { marks, bikes, differences } }: CostChartProps) {
  const last = marks.at(-1) ?? 1;
  const highest = Math.max(...bikes.flatMap(({ paid }) => paid.map(({ p90 }) => p90)), 1);
  const x = scaleLinear({ domain: [0, last], range: [size.left, size.width - size.right] });
  const y = scaleLinear({ domain: [0, highest], range: [size.height - size.bottom, size.top], nice: true });
  const at = (index: number): number => x(marks[index] ?? 0);
  const points = marks.map((_, index) => index);
  return (
    <S.Chart viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {y.ticks(4).map((amount) => (
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
          y={size.height - 10}
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
            data-look={lookOf(bikes, place)}
          />
          <LinePath
            data={points}
            x={at}
            y={(index) => y(paid[index]?.p50 ?? 0)}
            data-part="line"
            data-look={lookOf(bikes, place)}
          />
        </g>
      ))}
      <MonthStone month={differences[0]?.breakEven.p50 ?? null} x={x} ground={y(0)} />
    </S.Chart>
  );
}

interface MonthStoneProps {
  month: number | null;
  x: (month: number) => number;
  /** Where the axis of time is. */
  ground: number;
}

/** The month from which less has been paid for the second bike, as a stone on the axis. */
function MonthStone({ month, x, ground }: MonthStoneProps) {
  if (!month) return null;
  const [width, height] = [56, 48];
  const left = x(month) - width / 2;
  return (
    <g data-part="stone">
      <line x1={x(month)} x2={x(month)} y1={size.top} y2={ground} />
      <path
        d={`M${left} ${ground}v${16 - height}a16 16 0 0 1 16 -16h${width - 32}a16 16 0 0 1 16 16v${height - 16}z`}
      />
      <text x={x(month)} y={ground - 28} textAnchor="middle">
        {texts.monthWord}
      </text>
      <text x={x(month)} y={ground - 9} textAnchor="middle">
        {month}
      </text>
    </g>
  );
}
