import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Text = styled.div`
  max-width: 68ch;

  > p + p {
    margin-top: ${theme.space[4]};
  }
`;
