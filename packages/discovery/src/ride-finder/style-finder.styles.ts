import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Hint = styled.p`
  margin-top: ${theme.space[6]};
  color: ${theme.color.textMuted};

  ${theme.media.noScript} {
    display: none;
  }
`;
