import { type RiderFigure, riderFigure } from '@dopahiya/drawing';
import { BikePicture } from './bike-picture.tsx';
import { axlePlaces, sceneHeight, sceneWidth } from './riders-scene.ts';
import * as S from './seated-riders.styles.ts';
import type { StandingBike } from './standing-bike.ts';

export interface SeatedRidersProps {
  bikes: readonly StandingBike[];
  /** What the bikes are called, in their order. */
  names: readonly string[];
  /** Of the rider, in cm. */
  height: number;
}

/** The same rider on each bike, all on one ground line at one scale. */
export function SeatedRiders({ bikes, names, height }: SeatedRidersProps) {
  const places = axlePlaces(bikes);
  return (
    <S.Scene>
      <svg
        viewBox={`0 ${-sceneHeight} ${sceneWidth(bikes)} ${sceneHeight}`}
        role="img"
        aria-label={`A rider of ${height} cm on ${names.join(' and on ')}, at one scale`}
      >
        {bikes.map((bike, index) => (
          <g key={bike.slug} transform={`translate(${places[index]} 0)`}>
            <BikePicture bike={bike} />
            <Rider figure={riderFigure(bike.stance, height)} />
          </g>
        ))}
      </svg>
    </S.Scene>
  );
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
