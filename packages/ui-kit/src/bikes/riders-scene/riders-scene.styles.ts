import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** How high the scene is at most; what stands below its bikes is no wider than that leaves them. */
export const highestScene = 440;

/** Where bikes stand in one drawing at one scale, which is its only child. */
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

/** A line in the colour of the stage parts the rider from the bike, and limbs from the body. */
export const Rider = styled.g`
  stroke: ${theme.color.bgStage};
  stroke-width: 7;
  stroke-linejoin: round;
  paint-order: stroke;
`;
