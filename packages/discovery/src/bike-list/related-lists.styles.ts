import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.nav`
  margin-bottom: ${theme.space[6]};
`;
