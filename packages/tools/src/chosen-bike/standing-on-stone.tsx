import type { BikeDetail } from '@dopahiya/domain/bikes';
import { theme } from '@dopahiya/ui-kit';
import { BikeDrawing } from '@dopahiya/ui-kit/bikes';
import { styled } from 'styled-components';

/** The bike, standing on the stone below it; its room alone while none is known. */
export function StandingOnStone({ bike }: { bike: BikeDetail | undefined }) {
  return <Standing>{bike && <BikeDrawing bike={bike} />}</Standing>;
}

/** As high as most machines are at this scale; wheels touch the stone. */
const Standing = styled.div`
  --mm: ${theme.scale.rowS};
  display: flex;
  align-items: flex-end;
  justify-content: center;
  min-height: 130px;

  ${theme.media.nav} {
    --mm: ${theme.scale.hero};
    min-height: 190px;
  }
`;
