import type { ValueAtAge } from '@dopahiya/domain/market';
import * as texts from '#texts/worth';
import * as S from './worth.styles.ts';

export interface WorthCurveProps {
  /** At least two, youngest first. */
  values: readonly ValueAtAge[];
  /** Whether only the range is shown. */
  isRough: boolean;
}

const width = 640;
const ground = 250;
const left = 84;

/** Line chart of value by age with its range; text and figures repeat it beside. */
export function WorthCurve({ values, isRough }: WorthCurveProps) {
  const step = stepTo(Math.max(...values.map(({ high }) => high)));
  const last = values.at(-1)?.age ?? 1;
  const x = (age: number) => Math.round(left + ((width - left - 24) * (age - 1)) / (last - 1));
  const y = (rupees: number) => Math.round(ground - (rupees / (4 * step)) * (ground - 14));
  const line = (ages: readonly ValueAtAge[], at: 'value' | 'low' | 'high') =>
    ages.map((one) => `${x(one.age)} ${y(one[at])}`).join('L');
  return (
    <S.Curve viewBox={`0 0 ${width} 300`} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((mark) => (
        <g key={mark}>
          <path d={`M${left} ${y(mark * step)}H${width}`} />
          <text x={left - 8} y={y(mark * step) + 5} textAnchor="end">
            {texts.axis(mark * step)}
          </text>
        </g>
      ))}
      <path data-part="band" d={`M${line(values, 'high')}L${line(values.toReversed(), 'low')}z`} />
      {!isRough && <path data-part="line" d={`M${line(values, 'value')}`} />}
      <path
        data-part="ground"
        d={`M${left} ${ground}H${width}${values.map(({ age }) => `M${x(age)} ${ground}v8`).join('')}`}
      />
      {values.map(({ age }) => (
        <text key={age} x={x(age)} y={ground + 28} textAnchor="middle">
          {age}
        </text>
      ))}
      <text x={width} y={ground + 48} textAnchor="end">
        {texts.axisName}
      </text>
    </S.Curve>
  );
}

/** Returns a quarter of an axis that reaches the highest value, as a round number. */
function stepTo(highest: number): number {
  const size = 10 ** Math.floor(Math.log10(highest / 4));
  return ([1, 2, 2.5, 5, 7.5].find((times) => times * size * 4 >= highest) ?? 10) * size;
}
