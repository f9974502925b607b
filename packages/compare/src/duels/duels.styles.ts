import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Pairs = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 776px;

  p:first-child {
    font-weight: ${theme.weight.semibold};
  }
`;
