import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.space[6]};
  padding-block: ${theme.space[4]} ${theme.space[22]};
  border-top: ${theme.border.ground} solid ${theme.color.lineHair};
`;
