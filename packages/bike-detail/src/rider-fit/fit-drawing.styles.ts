import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Drawing = styled.svg.attrs({ role: 'img' })`
  display: block;
  width: 100%;
  max-height: 420px;
  fill: none;
`;

export const Ground = styled.path`
  stroke: ${theme.color.lineGround};
  stroke-width: 8;
`;

export const Seat = styled.path`
  stroke: ${theme.color.textDefault};
  stroke-width: 6;
  stroke-dasharray: 24 18;
`;

export const Reach = styled.path`
  stroke: ${theme.color.textDefault};
  stroke-width: 8;
`;

export const Rider = styled.g`
  stroke: ${theme.color.textMuted};
  stroke-linecap: round;
  stroke-linejoin: round;

  > circle {
    fill: ${theme.color.textMuted};
    stroke: none;
  }
`;
