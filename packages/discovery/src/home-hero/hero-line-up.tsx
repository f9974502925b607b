import type { BikeCard } from '@dopahiya/domain/bikes';
import { BikeDrawing } from '@dopahiya/ui-kit/bikes';
import * as S from './hero-line-up.styles.ts';
import { KilometreStone } from './kilometre-stone.tsx';

/** Number of bikes before the stone on a narrow screen. */
const beforeStone = 1;
/** Number of bikes visible on a narrow screen; the others load lazily. */
const inSight = 2;

/** Bikes on the road with a kilometre stone between them; decorative, as the bikes are listed below. */
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
