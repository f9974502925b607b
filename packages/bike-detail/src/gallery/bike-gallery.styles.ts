import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** On narrow screens the stage reaches from edge to edge. */
export const Frame = styled.div`
  container-type: inline-size;
  min-width: 0;

  ${theme.media.belowNav} {
    margin-inline: calc(-1 * ${theme.layout.gutter});

    figcaption,
    figure > :not(:first-child) {
      padding-inline: ${theme.layout.gutter};
    }
  }
  &[data-photograph] [data-side='end'] > button {
    background: ${theme.color.bgPage};
  }
  ${theme.media.nav} {
    grid-area: picture;
  }
`;

/** A photograph with who made it, in all of its room. */
export const Photograph = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  width: 100%;
  height: 100%;

  > picture {
    display: contents;
  }
  > picture > img {
    min-height: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  > p {
    padding: ${theme.space[2]} ${theme.layout.gutter};
    color: ${theme.color.textMuted};
    font: ${theme.type.micro};
  }
`;

/**
 * Every bike has a stage of the same shape, so that nothing moves when its dimensions become known. All are as wide as the frame: a browser
 * works the styles in each container out by themselves.
 */
export const Room = styled.div`
  --room-height: 75cqi;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  width: 100%;
  aspect-ratio: 4 / 3;
  scroll-margin-top: 116px;

  ${theme.media.nav} {
    --room-height: calc(100cqi / 1.5);
    aspect-ratio: 3 / 2;
  }
`;
