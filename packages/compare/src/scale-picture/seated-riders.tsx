import { type RiderFigure, riderFigure } from '@dopahiya/drawing';
import { BikePicture } from './bike-picture.tsx';
import * as S from './seated-riders.styles.ts';
import type { StandingBike } from './standing-bike.ts';

export interface SeatedRidersProps {
  bikes: readonly StandingBike[];
  /** What the bikes are called, in their order. */
  names: readonly string[];
  /** Of the rider, in cm. */
  height: number;
}

/** The room above the ground for the tallest rider on the tallest bike, and beside each bike, mm. */
const [headroom, air] = [2020, 70];

/** The same rider on each bike, all on one ground line at one scale. */
export function SeatedRiders({ bikes, names, height }: SeatedRidersProps) {
  const width = bikes.reduce((sum, { stance }) => sum + stance.frame.width + 2 * air, 0);
  return (
    <S.Scene>
      <svg
        viewBox={`0 ${-headroom} ${width} ${headroom}`}
        role="img"
        aria-label={`A rider of ${height} cm on ${names.join(' and on ')}, at one scale`}
      >
        {bikes.map((bike, index) => (
          <g key={bike.slug} transform={`translate(${startOf(bikes, index)} 0)`}>
            <BikePicture bike={bike} />
            <Rider figure={riderFigure(bike.stance, height)} />
          </g>
        ))}
      </svg>
    </S.Scene>
  );
}

/** Where the rear axle of a bike stands in the picture, mm. */
function startOf(bikes: readonly StandingBike[], index: number): number {
  const before = bikes.slice(0, index).reduce((sum, { stance }) => sum + stance.frame.width + 2 * air, 0);
  return before + air - (bikes[index]?.stance.frame.left ?? 0);
}

function Rider({ figure: { limbs, head } }: { figure: RiderFigure }) {
  return (
    <S.Rider>
      {limbs.map(({ path, width }) => (
        <path key={path} d={path} strokeWidth={width} />
      ))}
      <circle cx={head.x} cy={head.y} r={head.radius} />
    </S.Rider>
  );
}
