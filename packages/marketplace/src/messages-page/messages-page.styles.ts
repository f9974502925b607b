import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;
