import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Preview = styled.div`
  margin-top: ${theme.space[6]};

  ${theme.media.noScript} {
    display: none;
  }
`;
