import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;

export const Ways = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

export const Way = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
`;
