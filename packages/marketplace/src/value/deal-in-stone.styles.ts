import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Deal = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  margin-top: ${theme.space[3]};

  > :last-child {
    width: 100%;
  }
`;
