import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Hides a button that only a script answers where none runs; submitting and opening a popover need none. */
export const needsScript = css`
  ${theme.media.noScript} {
    &[type='button']:not([popovertarget], [commandfor]) {
      display: none;
    }
  }
`;
