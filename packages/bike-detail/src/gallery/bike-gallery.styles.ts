import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Full-bleed on narrow screens. */
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

/** A photograph with its credit, filling the available space. */
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
 * The stage has a fixed shape, so that nothing shifts once the bike's dimensions are known. All stages are as wide as the frame, because a
 * browser computes styles per container.
 */
export const Room = styled.div`
  --room-height: 75cqi;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  width: 100%;
  aspect-ratio: 4 / 3;
  scroll-margin-top: ${theme.space[6]};

  ${theme.media.nav} {
    --room-height: calc(100cqi / 1.5);
    aspect-ratio: 3 / 2;
  }
`;
