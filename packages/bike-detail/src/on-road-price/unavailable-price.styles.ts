import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Reason = styled.small`
  display: block;
  margin-top: ${theme.space[2]};
  font: ${theme.type.small};
`;
