import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** On narrow screens the stage reaches from edge to edge. */
export const Figure = styled.figure`
  ${theme.media.belowNav} {
    margin-inline: calc(-1 * ${theme.layout.gutter});
  }
  ${theme.media.nav} {
    grid-area: picture;
  }
`;

export const Caption = styled.figcaption`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textSubtle};
  font: ${theme.type.micro};

  ${theme.media.belowNav} {
    padding-inline: ${theme.layout.gutter};
  }
`;
