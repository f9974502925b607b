import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** On narrow screens the stage reaches from edge to edge. */
export const Frame = styled.div`
  ${theme.media.belowNav} {
    margin-inline: calc(-1 * ${theme.layout.gutter});

    figcaption,
    figure > :not(:first-child) {
      padding-inline: ${theme.layout.gutter};
    }
  }
  ${theme.media.nav} {
    grid-area: picture;
  }
`;

/** Every bike has a stage of the same shape, so that nothing moves when its dimensions become known. */
export const Room = styled.div`
  container-type: size;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  width: 100%;
  aspect-ratio: 4 / 3;
  scroll-margin-top: 116px;

  ${theme.media.nav} {
    aspect-ratio: 3 / 2;
  }
`;
