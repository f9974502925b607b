import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[1]};
  margin-inline-start: auto;
`;
