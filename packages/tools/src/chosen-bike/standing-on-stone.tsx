import type { BikeDetail } from '@dopahiya/domain/bikes';
import { theme } from '@dopahiya/ui-kit';
import { BikeDrawing, SaleBadge } from '@dopahiya/ui-kit/bikes';
import { styled } from 'styled-components';

/** The bike on its stone, with a badge if it is not on sale; empty space of the same size if there is no bike. */
export function StandingOnStone({ bike }: { bike: BikeDetail | undefined }) {
  return (
    <Standing>
      {bike && (
        <>
          <BikeDrawing bike={bike} />
          <SaleBadge bike={bike} />
        </>
      )}
    </Standing>
  );
}

/** As high as most bikes at this scale; wheels touch the stone. */
const Standing = styled.div`
  --mm: ${theme.scale.rowS};
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  min-height: 130px;

  > span {
    position: absolute;
    inset: 0 auto auto 0;
  }

  ${theme.media.nav} {
    --mm: ${theme.scale.hero};
    min-height: 190px;
  }
`;
