import { styled, css } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { buttonMixin } from './button-mixin.ts';

/** Hides buttons that need a script if there is none; submitting and opening a popover need none. */
export const needsScript = css`
  ${theme.media.noScript} {
    &[type='button']:not([popovertarget], [commandfor]) {
      display: none;
    }
  }
`;

export const Root = styled.button`
  ${buttonMixin}
  ${needsScript}

  &:disabled:not([aria-busy='true']) {
    border-color: transparent;
    background: ${theme.color.bgStage};
    color: ${theme.color.textSubtle};
    opacity: 1;

    &[data-tone='quiet'] {
      background: none;
      text-decoration: none;
    }
  }

  /* The spinner and its gap take 24 px, which the padding gives up, so that the button keeps its width. */
  &[data-spinner='added'] {
    padding-inline: calc(var(--padding) - 12px);

    &[data-tone='quiet'] {
      padding-inline: 0;
    }
  }
`;
