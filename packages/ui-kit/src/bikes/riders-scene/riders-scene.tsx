import { type RiderFigure, riderFigure, riderFit } from '@dopahiya/drawing';
import * as texts from '#texts/riders-scene';
import { BikePicture } from './bike-picture.tsx';
import * as S from './riders-scene.styles.ts';
import { axlePlaces, sceneHeight, sceneWidth } from './scene-places.ts';
import type { StandingBike } from './standing-bike.ts';

export interface RidersSceneProps {
  bikes: readonly StandingBike[];
  /** Names of the bikes, in order. */
  names: readonly string[];
  /** Rider's height in cm; null for bikes without a rider. */
  height: number | null;
}

/** The same rider on each bike, feet down, at one scale; lines show the seat height and the inseam. */
export function RidersScene({ bikes, names, height }: RidersSceneProps) {
  const places = axlePlaces(bikes);
  return (
    <S.Scene>
      <svg
        viewBox={`0 ${-sceneHeight} ${sceneWidth(bikes)} ${sceneHeight}`}
        role="img"
        aria-label={height === null ? texts.bikes(names) : texts.riderOn(height, names)}
      >
        {bikes.map((bike, index) => (
          <g key={bike.slug} transform={`translate(${places[index]} 0)`}>
            <BikePicture bike={bike} />
            {height !== null && <Rider figure={riderFigure(bike.stance, height)} />}
            <Heights bike={bike} height={height} />
          </g>
        ))}
      </svg>
    </S.Scene>
  );
}

function Rider({ figure }: { figure: RiderFigure }) {
  return (
    <S.Rider>
      {figure.shapes.map(({ part, path, fill }) => (
        <path key={part} data-part={part} d={path} fill={fill} />
      ))}
    </S.Rider>
  );
}

/** Lines for the seat height (if known) and the rider's inseam, behind the bike. */
function Heights({ bike: { stance, seatHeight }, height }: { bike: StandingBike; height: number | null }) {
  if (seatHeight === null) return null;
  const { left } = stance.frame;
  const leg = height === null ? null : riderFit(seatHeight, height).leg;
  return (
    <S.Heights>
      <path data-line="seat" d={`M${left} ${-seatHeight}H${stance.saddle.x}`} />
      {leg !== null && <path data-line="reach" d={`M${left + 30} 0V${-leg}M${left} ${-leg}h60`} />}
    </S.Heights>
  );
}
