import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.section`
  margin-bottom: ${theme.space[12]};

  > h2 {
    margin-bottom: ${theme.space[5]};
  }
`;
