import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** What is said where no script runs, in place of what would be fetched. */
export const NoScript = styled.p`
  display: none;

  ${theme.media.noScript} {
    display: block;
    color: ${theme.color.textMuted};
  }
`;

/** What only stands where a script will replace it. */
export const UnlessScript = styled.div`
  ${theme.media.noScript} {
    display: none;
  }
`;
