import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Follow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[5]};
  margin-block-start: ${theme.space[5]};
`;
