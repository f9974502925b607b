import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Scene = styled.div`
  --mm: min(${theme.scale.detail}, 100vw / 2200);
  container-type: inline-size;
`;

/** As high as the stage of a bike of 2.1 m. */
export const Backdrop = styled.div`
  height: min(495px, 75cqi);
  border-radius: 14px 14px 0 0;
  background: ${theme.color.bgStage};
`;

export const Bars = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
`;
