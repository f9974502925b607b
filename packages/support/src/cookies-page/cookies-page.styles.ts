import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Key = styled.code`
  display: block;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  overflow-wrap: anywhere;
`;
