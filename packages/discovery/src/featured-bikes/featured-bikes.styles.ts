import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const More = styled.p`
  margin-top: ${theme.space[6]};
`;
