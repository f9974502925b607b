import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Note = styled.p`
  color: ${theme.color.textMuted};
`;
