import { theme } from '@dopahiya/ui-kit';
import { BikePicture, type StandingBike } from '@dopahiya/ui-kit/bikes';
import { useId } from 'react';
import * as texts from '#texts/scale-picture';
import * as S from './bike-outlines.styles.ts';

export interface BikeOutlinesProps {
  bikes: readonly StandingBike[];
  /** Names of the bikes, in order. */
  names: readonly string[];
}

/** Colour of each bike: the first is filled, the others are outlined. */
const colours = [theme.color.lineControl, theme.color.textDefault, theme.color.textAccent, theme.color.textElectric];

/** Overlaid bikes at one scale, aligned at the rear axle: the first filled, the others as outlines. */
export function BikeOutlines({ bikes, names }: BikeOutlinesProps) {
  const id = useId();
  const left = Math.min(...bikes.map(({ stance }) => stance.frame.left));
  const right = Math.max(...bikes.map(({ stance: { frame } }) => frame.left + frame.width));
  const top = Math.max(...bikes.map(({ stance }) => stance.frame.height));
  const [first = '', ...others] = names;
  const estimated = names.filter((_, index) => bikes[index]?.isPartlyEstimated);
  return (
    <S.Figure>
      <S.Scene>
        <svg
          viewBox={`${left - padding} ${-top - padding} ${right - left + 2 * padding} ${top + padding}`}
          role="img"
          aria-label={texts.outlines(first, others)}
        >
          <FlatShape id={`${id}-shape`} />
          {others.map((name, index) => (
            <Outline key={name} id={`${id}-line-${index}`} colour={colours[index + 1] ?? theme.color.textDefault} />
          ))}
          {bikes.map((bike, index) => (
            <g key={bike.slug} filter={`url(#${index === 0 ? `${id}-shape` : `${id}-line-${index - 1}`})`}>
              <Discs bike={bike} />
              <BikePicture bike={bike} />
            </g>
          ))}
        </svg>
      </S.Scene>
      <S.Legend>
        {names.map((name, index) => (
          <li key={name}>
            <S.Swatch data-drawn={index === 0 ? 'shape' : 'line'} style={{ color: colours[index] }} />
            {name}
          </li>
        ))}
        <li>{texts.rearWheelsAligned}</li>
      </S.Legend>
      {estimated.length > 0 && <S.Estimated>{texts.partlyEstimated(estimated)}</S.Estimated>}
    </S.Figure>
  );
}

/** Margin around the bikes, in mm. */
const padding = 60;

/** Wheels as full discs, so that outlines do not follow the spokes. */
function Discs({ bike: { stance } }: { bike: StandingBike }) {
  return [stance.rearWheel, stance.frontWheel].map(({ x, y, radius }) => (
    <circle key={x} cx={x} cy={-y} r={radius - 4} />
  ));
}

function FlatShape({ id }: { id: string }) {
  return (
    <filter id={id}>
      <feComponentTransfer in="SourceAlpha" result="solid">
        <feFuncA type="linear" slope="8" />
      </feComponentTransfer>
      <feFlood style={{ floodColor: colours[0] }} floodOpacity="0.5" />
      <feComposite in2="solid" operator="in" />
    </filter>
  );
}

/** SVG filter that outlines a shape, by dilating it and subtracting the shape. */
function Outline({ id, colour }: { id: string; colour: string }) {
  return (
    <filter id={id}>
      <feComponentTransfer in="SourceAlpha" result="solid">
        <feFuncA type="linear" slope="8" />
      </feComponentTransfer>
      <feMorphology in="solid" operator="dilate" radius="16" result="closing" />
      <feMorphology in="closing" operator="erode" radius="12" result="inner" />
      <feGaussianBlur in="inner" stdDeviation="6" />
      <feComponentTransfer result="outer">
        <feFuncA type="linear" slope="9" intercept="-0.6" />
      </feComponentTransfer>
      <feComposite in="outer" in2="inner" operator="out" result="line" />
      <feFlood style={{ floodColor: colour }} />
      <feComposite in2="line" operator="in" />
    </filter>
  );
}
