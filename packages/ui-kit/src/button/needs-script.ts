import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Hides buttons that need a script if there is none; submitting and opening a popover need none. */
export const needsScript = css`
  ${theme.media.noScript} {
    &[type='button']:not([popovertarget], [commandfor]) {
      display: none;
    }
  }
`;
