import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Maximum height of the scene; also limits the width of what is below its bikes. */
export const highestScene = 440;

/** Styles of a single SVG child that shows bikes at one scale. */
export const sceneMixin = css`
  overflow: hidden;
  border-radius: ${theme.radius.m} ${theme.radius.m} 0 0;
  border-bottom: ${theme.border.ground} solid ${theme.color.lineGround};
  background: ${theme.color.bgStage};

  > svg {
    width: 100%;
    height: auto;
  }
`;

export const Scene = styled.div`
  ${sceneMixin}

  > svg {
    max-height: ${highestScene}px;
  }
`;

export const Heights = styled.g`
  fill: none;
  stroke: ${theme.color.textDefault};

  > [data-line='seat'] {
    stroke-width: 6;
    stroke-dasharray: 24 18;
  }
  > [data-line='reach'] {
    stroke-width: 8;
  }
`;

/** An outline in the stage's colour separates the rider from the bike, and the limbs from the body. */
export const Rider = styled.g`
  stroke: ${theme.color.bgStage};
  stroke-width: 7;
  stroke-linejoin: round;
  paint-order: stroke;
`;
