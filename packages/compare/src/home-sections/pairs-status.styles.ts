import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Loading = styled.output`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  min-height: 200px;
  color: ${theme.color.textMuted};
`;
