import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const size = css`
  width: calc(var(--mm) * var(--width));
  height: calc(var(--mm) * var(--height));
`;

export const Drawing = styled.img`
  ${size}
  object-fit: contain;
  object-position: bottom;
  /* The drawing's tyres reach into the ground line by a pixel, or a gap shows between them. */
  margin-bottom: -1px;

  &[data-drawn='true'] {
    filter: ${theme.effect.bikeEdge};
  }
`;

export const Placeholder = styled.span`
  ${size}
  display: flex;
  flex: none;
  color: ${theme.color.lineControl};

  > svg {
    width: 100%;
    height: auto;
    margin-top: auto;
    overflow: visible;
  }
`;
