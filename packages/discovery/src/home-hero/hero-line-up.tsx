import type { BikeCard } from '@dopahiya/domain/bikes';
import { BikeDrawing } from '@dopahiya/ui-kit/bikes';
import * as S from './hero-line-up.styles.ts';
import { KilometreStone } from './kilometre-stone.tsx';

/** How many bikes stand before the stone on a narrow screen. */
const beforeStone = 1;
/** How many bikes a narrow screen can show; the rest is not loaded there before it is needed. */
const inSight = 2;

/** Bikes on the road with the kilometre stone between them: a picture without a name, the bikes follow below. */
export function HeroLineUp({ bikes }: { bikes: BikeCard[] }) {
  const drawings = bikes.map((bike, index) => (
    <BikeDrawing key={bike.id} bike={bike} alt="" loading={index < inSight ? 'eager' : 'lazy'} />
  ));
  return (
    <S.LineUp>
      {drawings.slice(0, beforeStone)}
      <KilometreStone />
      {drawings.slice(beforeStone)}
    </S.LineUp>
  );
}
