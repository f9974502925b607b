import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

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
