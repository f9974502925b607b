import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** How the browser's own control looks as a field: its line, and what a wrong answer and one that is not wanted change. */
export const controlMixin = css`
  width: 100%;
  border: ${theme.border.control} solid ${theme.color.lineControl};
  border-radius: ${theme.radius.s};
  background: ${theme.color.bgRaised};

  &[aria-invalid='true'] {
    border-color: ${theme.color.textDanger};
  }
  &:disabled {
    border-color: transparent;
    background: ${theme.color.bgStage};
    color: ${theme.color.textSubtle};
  }
`;
