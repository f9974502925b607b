import type { BikeDetail } from '@dopahiya/domain';
import { BikeDrawing } from '@dopahiya/ui-kit/bikes';
import * as S from './price-checker.styles.ts';

/** The bike, standing on the stone below it; its room alone while none is known. */
export function StandingOnStone({ bike }: { bike: BikeDetail | undefined }) {
  return <S.Standing>{bike && <BikeDrawing bike={bike} />}</S.Standing>;
}
