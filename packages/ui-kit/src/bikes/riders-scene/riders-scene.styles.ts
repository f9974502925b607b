import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { sceneMixin } from './scene-mixin.ts';

/** How high the scene is at most; what stands below its bikes is no wider than that leaves them. */
export const highestScene = 440;

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
