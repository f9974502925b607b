import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
