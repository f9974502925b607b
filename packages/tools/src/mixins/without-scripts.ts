import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Stands there only where no script runs: the button of a form that else answers at once. */
export const WithoutScripts = styled.div`
  display: none;

  ${theme.media.noScript} {
    display: block;
  }
`;

/** Stands there only where scripts run: what would do nothing without them. */
export const WithScripts = styled.div`
  ${theme.media.noScript} {
    display: none;
  }
`;
