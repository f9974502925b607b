import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.div`
  margin-top: ${theme.space[10]};

  &:empty {
    display: none;
  }
`;
