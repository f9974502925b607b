import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Shown only without scripts, such as the submit button of a form that otherwise updates immediately. */
export const WithoutScripts = styled.div`
  display: none;

  ${theme.media.noScript} {
    display: block;
  }
`;

/** Shown only with scripts, for controls that need them. */
export const WithScripts = styled.div`
  ${theme.media.noScript} {
    display: none;
  }
`;
