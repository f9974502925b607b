import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Fallback text shown only without scripts, in place of fetched content. */
export const NoScript = styled.p`
  display: none;

  ${theme.media.noScript} {
    display: block;
    color: ${theme.color.textMuted};
  }
`;

/** Content hidden without scripts, because a script would replace it. */
export const UnlessScript = styled.div`
  ${theme.media.noScript} {
    display: none;
  }
`;
