import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Same aspect ratio as the gallery stage. */
export const Backdrop = styled.div`
  aspect-ratio: 4 / 3;
  background: ${theme.color.bgStage};

  ${theme.media.belowNav} {
    margin-inline: calc(-1 * ${theme.layout.gutter});
  }
  ${theme.media.nav} {
    aspect-ratio: 3 / 2;
    border-radius: 22px 22px 0 0;
  }
`;

export const Bars = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
`;
