import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Names = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  color: ${theme.color.textMuted};
`;
